import { expect, type Locator, type Page } from '@playwright/test'
import { toLatinDigits } from '@rasteh/persian-text/digits'

/** A product with plenty in stock, found on its category's page as a visitor would find it. */
export async function openProduct(page: Page, nth = 0): Promise<{ address: string }> {
  await page.goto('/')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /کتاب|Books/ })
    .first()
    .click()
  await page.waitForURL(/\/category\//)
  const card = page
    .getByRole('article')
    .filter({ hasNotText: /ناموجود|مانده|Out of stock|left/ })
    .nth(nth)
  await card.getByRole('link').first().click()
  await page.waitForURL(/\/product\//)
  return { address: new URL(page.url()).pathname }
}

export const addButton = (page: Page) =>
  page.getByRole('button', { name: /افزودن به سبد خرید|Add to basket/ })

/** Adds what the product page shows and waits until the shop has said so. */
export async function addToBasket(page: Page): Promise<void> {
  const answered = page.waitForResponse((answer) => answer.url().includes('/api/shop/cart/'))
  await addButton(page).click()
  expect((await answered).status()).toBe(200)
}

export async function openPreview(page: Page): Promise<Locator> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^سبد خرید|^Basket/ })
    .click()
  return page.getByRole('dialog', { name: /پیش‌نمایش سبد خرید|Basket preview/ })
}

/** The figure beside «مبلغ قابل پرداخت», as it is shown. */
export async function payableIn(place: Locator | Page): Promise<string> {
  const row = place.locator('dl > div').filter({ hasText: /مبلغ قابل پرداخت|Amount payable/ })
  return ((await row.locator('dd').textContent()) ?? '').trim()
}

/** The whole number that an amount of any script shows. */
export function amountOf(text: string): number {
  return Number(/[\d,]+/.exec(toLatinDigits(text))?.[0].replaceAll(',', ''))
}
