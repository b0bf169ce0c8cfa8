import type { Page } from '@playwright/test'
import { openCheckout } from './checkout-helpers.ts'
import { enterAsShopper } from './customer-helpers.ts'
import { productWhere } from './database.ts'
import { expect } from './fixtures.ts'
import { addButton } from './shop.ts'
import { buy, test } from './shop-fixture.ts'

/** What lies over a primary button at some scroll of the page, and how many buttons were looked at. */
type Look = { seen: string[]; covered: string[] }

/**
 * Scrolls a page from its top to its end in small steps and asks, at thirty points of every primary button that is in
 * sight, whether the finger would meet that button.
 */
function lookAtPrimaryButtons(page: Page): Promise<Look> {
  return page.evaluate(async () => {
    // Less than a button is high: none goes by between two looks.
    const STEP_PX = 60
    const ACROSS = [0.05, 0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 0.95]
    const DOWN = [0.2, 0.5, 0.8]
    const seen = new Set<string>()
    const covered = new Set<string>()
    const drawn = () =>
      new Promise<void>((next) => requestAnimationFrame(() => requestAnimationFrame(() => next())))
    // On wide screens the header stays, and the page goes on below it.
    const header = document.querySelector('header')
    const topOfPage = () => {
      const stays = header && getComputedStyle(header).position === 'sticky'
      return stays ? header.getBoundingClientRect().bottom : 0
    }
    const look = () => {
      for (const button of document.querySelectorAll<HTMLElement>('[data-keep-clear]:is(button, a)')) {
        const { left, top, width, height } = button.getBoundingClientRect()
        // The buy bar goes away where it would lie over another primary action.
        if (width === 0) continue
        const points = ACROSS.flatMap((x) => DOWN.map((y) => [left + width * x, top + height * y] as const))
        for (const [x, y] of points.filter(([, y]) => y >= topOfPage() && y < innerHeight)) {
          const met = document.elementFromPoint(x, y)
          const name = button.textContent?.trim() ?? ''
          seen.add(name)
          if (met && !button.contains(met)) covered.add(`${name} at ${scrollY}: ${met.className}`)
        }
      }
    }
    const end = document.documentElement.scrollHeight - innerHeight
    const stops = [
      0,
      end / 2,
      end,
      ...Array.from({ length: Math.ceil(end / STEP_PX) }, (_, n) => n * STEP_PX),
    ]
    for (const stop of stops) {
      scrollTo({ top: stop, behavior: 'instant' })
      await drawn()
      look()
    }
    return { seen: [...seen], covered: [...covered] }
  })
}

const WIDTHS = [360, 390, 430, 820, 1440]

/** Looks at the page at every width, as a phone that is turned and a window that is drawn wider show it. */
async function expectNothingOver(page: Page, ...names: string[]): Promise<void> {
  await page.waitForLoadState('networkidle')
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    const { seen, covered } = await lookAtPrimaryButtons(page)
    expect(covered, `${width} px`).toEqual([])
    expect(seen, `${width} px`).toEqual(expect.arrayContaining(names))
  }
}

const PRODUCT = "p.product_type = '1' and v.min_order_count = 1"

test.describe('nothing floats over the primary buttons', () => {
  test.use({ viewport: { width: 360, height: 844 }, hasTouch: true, isMobile: true })

  test('of a product', async ({ page }) => {
    await page.goto((await productWhere(PRODUCT)).address)
    await expectNothingOver(page, 'افزودن به سبد خرید')
  })

  test('of a product that is compared, while the shop says something', async ({ page }) => {
    await page.goto((await productWhere(PRODUCT)).address)
    await page
      .getByRole('checkbox', { name: /مقایسه/ })
      .first()
      .tap()
    await expect(page.getByRole('region', { name: /مقایسه/ })).toBeVisible()
    await addButton(page).tap()
    await expect(page.getByText('به سبد اضافه شد')).toBeVisible()
    await expectNothingOver(page, 'افزودن به سبد خرید')
  })

  test('of the basket', async ({ page, shopFixture }) => {
    for (const _ of [1, 2, 3]) await buy(page, await shopFixture.shelve({ priceRial: 9_000_000 }))
    await page.goto('/basket')
    await expect(page.getByRole('main').getByRole('link', { name: 'ادامه و ثبت سفارش' })).toBeVisible()
    await expectNothingOver(page, 'ادامه و ثبت سفارش')
  })

  test('of the checkout', async ({ page }) => {
    await openCheckout(page)
    await expectNothingOver(page, 'ثبت و پرداخت')
  })

  test('of the checkout while an address is written', async ({ page }) => {
    await enterAsShopper(page)
    await buy(page, await productWhere(PRODUCT))
    await page.goto('/checkout')
    await expect(page.getByRole('button', { name: 'ذخیرهٔ نشانی' })).toBeVisible()
    await expectNothingOver(page, 'ذخیرهٔ نشانی', 'ثبت و پرداخت')
  })

  test('of the checkout when the order was refused', async ({ page }) => {
    await openCheckout(page)
    await page.getByRole('button', { name: 'ثبت و پرداخت' }).tap()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expectNothingOver(page, 'ثبت و پرداخت')
  })
})
