import type { Locator, Page } from '@playwright/test'
import { giveAddress, method, placeButton, rules, SENT, standing } from './checkout-helpers.ts'
import { enterAsShopper } from './customer-helpers.ts'
import { productWhere, query } from './database.ts'
import { expect, test } from './fixtures.ts'
import { arrowDownTo, tabTo } from './keyboard.ts'
import { addToBasket } from './shop.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const main = (page: Page) => page.getByRole('main')
const slots = (page: Page) => page.getByRole('group', { name: 'بازهٔ تحویل' }).getByRole('radio')
const promised = (customerId: number) =>
  query<{ day: string; from: number; to: number; address: object | null }>(
    `select to_char(promised_day, 'YYYY-MM-DD') as day, promised_from as from, promised_to as to, address
     from shop.orders where customer_id = $1`,
    [customerId],
  ).then(([order]) => order)

async function reach(page: Page, thing: Locator): Promise<void> {
  await thing.waitFor()
  if (!(await thing.evaluate((element) => element === document.activeElement))) await tabTo(page, thing)
}

/** Chooses one of a list by the arrow keys. */
async function pickByKeys(page: Page, list: Locator, label: string): Promise<void> {
  await reach(page, list)
  const chosen = () => list.evaluate((one: HTMLSelectElement) => one.selectedOptions[0]?.label)
  await arrowDownTo(page, async () => (await chosen()) === label)
}

test('a city is chosen once, key by key, and its promise is said from the product to the order', async ({
  page,
}) => {
  test.setTimeout(150_000)
  const { customerId, ...shopper } = await enterAsShopper(page)
  await giveAddress({ customerId, ...shopper })
  await page.goto((await productWhere(SENT)).address)

  const ask = main(page).getByRole('button', { name: 'زمان تحویل در شهر شما' })
  await reach(page, ask)
  await page.keyboard.press('Enter')
  const province = page.getByLabel('استان')
  await expect(province).toBeFocused()
  // Without a city nothing is kept, and the reason is said where it belongs.
  await page.keyboard.press('Tab')
  await tabTo(page, page.getByRole('button', { name: 'انتخاب شهر' }))
  await page.keyboard.press('Enter')
  await expect(province).toBeFocused()
  await expect(page.getByText('شهر خود را انتخاب کنید.')).toBeVisible()
  await pickByKeys(page, province, 'تهران')
  await pickByKeys(page, page.getByLabel('شهر', { exact: true }), 'تهران')
  await tabTo(page, page.getByRole('button', { name: 'انتخاب شهر' }))
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('button', { name: 'تغییر شهر' })).toBeFocused()
  const said = main(page)
    .getByRole('status')
    .filter({ hasText: /^تحویل .+ تا ساعت ۲۱ در تهران$/ })
  await expect(said).toBeVisible()
  const promise = (await said.textContent()) ?? ''

  await addToBasket(page)
  await page.goto('/basket')
  await expect(main(page).getByRole('status').filter({ hasText: promise })).toBeVisible()
  await page.goto('/checkout')
  // The same promise, for the city of the address.
  await expect(method(page, /پیک راسته/)).toBeVisible()
  await expect(
    main(page)
      .getByText(/^تحویل .+ تا ساعت ۲۱ در تهران$/)
      .or(main(page).getByText(promise))
      .first(),
  ).toBeVisible()

  const timed = method(page, /ارسال زمان‌بندی‌شده/)
  await timed.tap()
  await expect(timed).toBeChecked()
  await expect(main(page).getByText(/^نخستین بازهٔ آزاد: /)).toBeVisible()
  await method(page, 'پرداخت هنگام تحویل').tap()
  await rules(page).tap()
  await placeButton(page).tap()
  await expect(
    main(page).getByRole('alert').filter({ hasText: 'روز و ساعت تحویل را انتخاب کنید' }),
  ).toBeVisible()

  await slots(page).first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  const second = slots(page).nth(1)
  await expect(second).toBeChecked()
  await expect(second).toHaveAccessibleName(/ ۱۲ تا ۱۷$/)
  await expect(main(page).getByRole('alert').filter({ hasText: 'روز و ساعت تحویل' })).toHaveCount(0)
  await placeButton(page).tap()
  await page.waitForURL(/\/shop\/order\/view\//)
  await expect(standing(page)).toHaveText('تأیید شد؛ در حال آماده‌سازی')
  await expect(main(page).getByText(/^زمان تحویل: .+ ساعت ۱۲ تا ۱۷$/)).toBeVisible()
  expect(await promised(customerId)).toMatchObject({ from: 12, to: 17 })
})

test('what is collected at the shop is a way of its own: no address, no cost, and a day all the same', async ({
  page,
}) => {
  const { customerId } = await enterAsShopper(page)
  await page.goto((await productWhere(SENT)).address)
  await addToBasket(page)
  await page.goto('/checkout')
  const collect = method(page, /دریافت از فروشگاه/)
  await collect.tap()
  await expect(collect).toBeChecked()
  await expect(main(page).getByText(/^آماده برای دریافت: .+ ساعت ۹ تا ۲۱$/)).toBeVisible()
  await method(page, 'پرداخت هنگام تحویل').tap()
  await rules(page).tap()
  await placeButton(page).tap()
  await page.waitForURL(/\/shop\/order\/view\//)
  await expect(main(page).getByText('دریافت از فروشگاه')).toBeVisible()
  await expect(main(page).getByText(/^زمان تحویل: .+ ساعت ۹ تا ۲۱$/)).toBeVisible()
  expect(await promised(customerId)).toMatchObject({ from: 9, to: 21, address: null })
})

test('an English reader is told in English, and a city is remembered after a reload', async ({ page }) => {
  await page.goto(`${(await productWhere(SENT)).address}?language=en-US`)
  await main(page).getByRole('button', { name: 'When it arrives in your city' }).tap()
  await page.getByLabel('Province').selectOption({ label: 'Tehran' })
  await page.getByLabel('City', { exact: true }).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Choose your city' }).tap()
  const said = main(page)
    .getByRole('status')
    .filter({ hasText: /^Arrives .+ by 21:00 in / })
  await expect(said).toBeVisible()
  await page.reload()
  await expect(said).toBeVisible()
})

test.describe('on a network that fails', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('where the list of cities does not come, the buy box stays and says so', async ({ page }) => {
    await page.route('**/assets/city-chooser-*.js', (route) => route.abort())
    await page.goto((await productWhere(SENT)).address)
    await main(page).getByRole('button', { name: 'زمان تحویل در شهر شما' }).tap()
    await expect(page.getByRole('alert').filter({ hasText: 'ارتباط' }).first()).toBeVisible()
    await addToBasket(page)
  })
})

test('without scripts nothing is promised and the page is readable', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'fa-IR' })
  const page = await context.newPage()
  await page.goto((await productWhere(SENT)).address)
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'زمان تحویل در شهر شما' })).toBeHidden()
  await context.close()
})
