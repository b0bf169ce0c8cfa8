import type { Locator, Page } from '@playwright/test'
import { toLatinDigits } from '@rasteh/persian-text/digits'
import { hidden, method, openCheckout, placeButton, rules, SENT, standing } from './checkout-helpers.ts'
import { enterAsShopper } from './customer-helpers.ts'
import { productWhere, query } from './database.ts'
import { expect, test } from './fixtures.ts'
import { amountOf } from './shop.ts'
import { buy } from './shop-fixture.ts'
import { typeInto } from './typing.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const row = (page: Page, name: string) =>
  page.locator('dl > div').filter({ hasText: name }).locator('dd').first()
const payable = async (page: Page) => amountOf((await row(page, 'مبلغ قابل پرداخت').textContent()) ?? '')
const alert = (page: Page, text: string) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: text })

/** Nothing lies over the middle of it, and it is on the screen. */
async function expectUncovered(part: Locator): Promise<void> {
  await expect(part).toBeInViewport({ ratio: 1 })
  const isMet = part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const met = document.elementFromPoint(left + width / 2, top + height / 2)
    return met !== null && element.contains(met)
  })
  expect(await isMet).toBe(true)
}

test('what is collected at the shop needs no address, no way of sending and no courier [S1.12]', async ({
  page,
}) => {
  const { customerId } = await openCheckout(page)
  const goods = await payable(page)
  await method(page, /پست پیشتاز/).tap()
  await expect.poll(() => payable(page)).toBe(goods + 59_000)

  await method(page, 'تحویل در فروشگاه').tap()
  await expect(page.getByText('سفارش را از فروشگاه تحویل می‌گیرید')).toBeVisible()
  await expect(method(page, /پست پیشتاز/)).toHaveCount(0)
  await expect(row(page, 'هزینهٔ ارسال')).toHaveText('تحویل در فروشگاه')
  await expect.poll(() => payable(page)).toBe(goods)
  await expect(placeButton(page)).toHaveText('ثبت سفارش')

  // Another method is sent again, by the way that was chosen for it.
  await method(page, 'پرداخت آنلاین').tap()
  await expect(placeButton(page)).toHaveText('ثبت و پرداخت')
  await expect(method(page, /پست پیشتاز/)).toBeChecked()
  await expect.poll(() => payable(page)).toBe(goods + 59_000)

  await method(page, 'تحویل در فروشگاه').tap()
  await expect.poll(() => payable(page)).toBe(goods)
  await rules(page).tap()
  await placeButton(page).tap()
  await page.waitForURL(/\/shop\/order\/view\//)
  await expect(standing(page)).toHaveText('تأیید شد؛ در حال آماده‌سازی')
  const [order] = await query<{ postal: number; delivery: number | null; address: object | null }>(
    `select postal_rial::int as postal, delivery_method_id as delivery, address from shop.orders where customer_id = $1`,
    [customerId],
  )
  expect(order).toEqual({ postal: 0, delivery: null, address: null })
})

test('whoever has no address collects an order without writing one', async ({ page }) => {
  await enterAsShopper(page)
  await buy(page, await productWhere(SENT))
  await page.goto('/checkout')
  await expect(page.getByRole('button', { name: 'ذخیرهٔ نشانی' })).toBeVisible()
  await method(page, 'تحویل در فروشگاه').tap()
  await expect(page.getByRole('button', { name: 'ذخیرهٔ نشانی' })).toHaveCount(0)
  await rules(page).tap()
  await placeButton(page).tap()
  await page.waitForURL(/\/shop\/order\/view\//)
  await expect(standing(page)).toHaveText('تأیید شد؛ در حال آماده‌سازی')
})

test('what is missing is said where it is seen, takes the focus, and goes when it is mended', async ({
  page,
}) => {
  await openCheckout(page)
  await placeButton(page).tap()
  const delivery = alert(page, 'روش ارسال را انتخاب کنید')
  await expectUncovered(delivery)
  await expect(page.locator('input[name="delivery"]').first()).toBeFocused()
  await method(page, /پیک راسته/).tap()
  await expect(delivery).toHaveCount(0)

  await placeButton(page).tap()
  const payment = alert(page, 'روش پرداخت را انتخاب کنید')
  await expectUncovered(payment)
  await expect(page.locator('input[name="payment-method"]').first()).toBeFocused()
  await method(page, 'پرداخت هنگام تحویل').tap()
  await expect(payment).toHaveCount(0)
  await expect(placeButton(page)).toHaveText('ثبت سفارش')

  await typeInto(page.getByLabel('شمارهٔ اقتصادی شرکت'), '۱۲۳')
  await placeButton(page).tap()
  const code = page.getByText('شمارهٔ اقتصادی ۱۱، ۱۲ یا ۱۴ رقم است.')
  await expectUncovered(code)
  await expect(page.getByLabel('شمارهٔ اقتصادی شرکت')).toBeFocused()
  await page.getByLabel('شمارهٔ اقتصادی شرکت').press('ControlOrMeta+a')
  await page.getByLabel('شمارهٔ اقتصادی شرکت').press('Delete')
  await expect(code).toHaveCount(0)

  await placeButton(page).tap()
  const accepting = alert(page, 'قوانین و مقررات را بپذیرید')
  await expectUncovered(accepting)
  await expect(rules(page)).toBeFocused()
  await rules(page).tap()
  await expect(accepting).toHaveCount(0)
})

test('a list opens in the card of its method, in view; what is chosen outlives a reload', async ({
  page,
}) => {
  await openCheckout(page)
  for (const [methodName, list] of [
    ['خرید اعتباری', 'خرید اعتباری از'],
    ['اقساط فروشگاه', 'طرح اقساط'],
    ['پرداخت آنلاین', 'درگاه پرداخت'],
  ] as const) {
    await method(page, methodName).tap()
    const group = page.getByRole('group', { name: list })
    await expectUncovered(group.getByRole('radio').first())
    const card = page.locator('[data-chosen="true"]').filter({ has: method(page, methodName) })
    await expect(card.getByRole('group', { name: list })).toBeVisible()
  }
  await method(page, /پست پیشتاز/).tap()
  await method(page, /سامان/).tap()
  const bank = await hidden(page, 'BankID').inputValue()
  await expect(row(page, 'هزینهٔ ارسال')).toHaveText('۵۹,۰۰۰ تومان')
  await page.reload()
  await expect(method(page, /پست پیشتاز/)).toBeChecked()
  await expect(method(page, 'پرداخت آنلاین')).toBeChecked()
  await expect(method(page, /سامان/)).toBeChecked()
  await expect(hidden(page, 'BankID')).toHaveValue(bank)
  await expect(row(page, 'هزینهٔ ارسال')).toHaveText('۵۹,۰۰۰ تومان')
})

test('a first address knows the mobile, keeps the focus, and is not said to be out of reach', async ({
  page,
}) => {
  const { mobile } = await enterAsShopper(page)
  await buy(page, await productWhere(SENT))
  await page.goto('/checkout')
  const form = page.getByRole('form', { name: 'نشانی جدید' })
  const field = (name: string) => form.locator(`[name="${name}"]`)
  await expect.poll(async () => toLatinDigits(await field('mobile').inputValue())).toBe(mobile)
  await expect(field('receiver')).toHaveValue('مریم احمدی')
  for (const [name, purpose] of Object.entries({
    receiver: 'name',
    mobile: 'tel',
    province: 'address-level1',
    city: 'address-level2',
    address: 'street-address',
    postalCode: 'postal-code',
  }))
    await expect(field(name)).toHaveAttribute('autocomplete', purpose)

  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(globalThis, { said })
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[role="status"]')) said.push(textContent ?? '')
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await typeInto(field('title'), 'خانه')
  await typeInto(field('postalCode'), '1193653471')
  await field('province').selectOption('8')
  await field('city').selectOption({ label: 'تهران' })
  await typeInto(field('address'), 'خیابان انقلاب، پلاک ۱۲')
  await page.getByRole('button', { name: 'ذخیرهٔ نشانی' }).tap()
  await expect(method(page, /پیک راسته/)).toBeVisible()
  await expect(page.locator('input[name="address"]')).toBeFocused()
  const said = await page.evaluate(() => (globalThis as unknown as { said: string[] }).said.join('\n'))
  expect(said).not.toContain('ارسال به این نشانی ممکن نیست')
})

test('nothing that has the focus lies behind the bar of the order', async ({ page }) => {
  await openCheckout(page)
  await method(page, 'پرداخت آنلاین').check()
  const seen: string[] = []
  const covered: string[] = []
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press('Tab')
    const look = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement
      const bar = document.querySelector('[data-keep-clear]:not(button):not(a)')
      const { left, top, width, height } = focused.getBoundingClientRect()
      const met = document.elementFromPoint(left + width / 2, top + height / 2)
      const name = `${focused.tagName} ${focused.textContent?.trim().slice(0, 30) || focused.getAttribute('name')}`
      const isFree = focused === document.body || bar?.contains(focused) || !bar?.contains(met)
      return { name, isFree, isInBar: bar?.contains(focused) ?? false, hasBar: bar !== null }
    })
    expect(look.hasBar).toBe(true)
    seen.push(look.name)
    if (!look.isFree) covered.push(look.name)
    if (look.isInBar) break
  }
  expect(seen.join('\n')).toContain('تغییر سبد')
  expect(covered).toEqual([])
})
