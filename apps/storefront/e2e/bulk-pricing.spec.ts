import type { Locator, Page } from '@playwright/test'
import { formatMoment } from '@rasteh/persian-text/jalali'
import { formatAmount } from '@rasteh/persian-text/money'
import { expect } from './fixtures.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'
import { typeInto } from './typing.ts'

const tomans = (rials: number) => formatAmount(rials / 10, 'fa-IR')

/** Fills the desk's form for these products and asks for the preview. */
async function preview(page: Page, productIds: number[], percent: string): Promise<Locator> {
  await page.goto('/dashboard/price-desk')
  await page.getByRole('radio', { name: 'فهرست کدها' }).check()
  await typeInto(page.getByLabel('کدهای تنوع'), productIds.join('\n'))
  await typeInto(page.getByLabel('چند درصد؟'), percent)
  await page.getByRole('button', { name: 'دیدن پیش‌نمایش' }).click()
  const table = page.getByRole('table', { name: 'قیمت فعلی و قیمت جدید هر تنوع' })
  await expect(table).toBeVisible()
  return table
}
const shopShows = (page: Page, address: string, rials: number) =>
  expect
    .poll(async () => (await (await page.request.get(address)).text()).includes(tomans(rials)), {
      timeout: 5_000,
    })
    .toBe(true)

test('a manager raises prices by 7 %, the shop shows them, and the undo gives them back', async ({
  page,
  shopFixture,
}) => {
  const tea = await shopFixture.shelve({ title: 'چای میز قیمت', priceRial: 1_234_500 })
  await enterAs(page, shopFixture, 'manager')
  const table = await preview(page, [tea.productId], '۷')
  await expect(table.getByRole('row', { name: /چای میز قیمت/ })).toContainText(tomans(1_320_000))
  await page.getByRole('button', { name: 'ثبت قیمت‌های جدید' }).click()
  await expect(page.locator('main').getByRole('status')).toContainText('۱ قیمت تغییر کرد')
  await shopShows(page, tea.address, 1_320_000)

  const change = page.getByRole('listitem').filter({ hasText: 'سارا رضایی' }).first()
  await change.getByRole('button', { name: 'برگرداندن' }).click()
  await change.getByRole('button', { name: 'بله، برگردان' }).click()
  await expect(page.locator('main').getByRole('status')).toContainText('به مقدار قبلی برگشت')
  await shopShows(page, tea.address, 1_234_500)
})

test('the desk’s percentage takes one dot and digits of any script, and no other key [S5.41 S5.42]', async ({
  page,
  shopFixture,
}) => {
  await enterAs(page, shopFixture, 'manager')
  await page.goto('/dashboard/price-desk')
  const percent = page.getByLabel('چند درصد؟')
  await percent.click()
  await percent.pressSequentially('۱2.x5.٣-')
  await expect(percent).toHaveValue('۱2.5٣')
})

test('a price that moved since the preview is not changed: the preview is shown anew', async ({
  page,
  shopFixture,
}) => {
  const cup = await shopFixture.shelve({ title: 'فنجان میز قیمت', priceRial: 1_000_000 })
  await enterAs(page, shopFixture, 'manager')
  const table = await preview(page, [cup.productId], '10')
  await shopFixture.setPrice(cup.variantId, 2_000_000)
  await page.getByRole('button', { name: 'ثبت قیمت‌های جدید' }).click()
  await expect(page.getByText('قیمت‌ها بعد از پیش‌نمایش تغییر کرده است')).toBeVisible()
  await expect(table.getByRole('row', { name: /فنجان/ })).toContainText(tomans(2_200_000))
})

test('a change waits for a Jalali time and is cancelled before it', async ({ page, shopFixture }) => {
  const pot = await shopFixture.shelve({ title: 'قوری میز قیمت', priceRial: 3_000_000 })
  await enterAs(page, shopFixture, 'owner')
  await preview(page, [pot.productId], '٥')
  await page.getByRole('radio', { name: 'در زمان دیگر' }).check()
  const time = formatMoment(new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 93_600_000), 'fa-IR')
  await typeInto(page.getByRole('textbox', { name: 'تاریخ و ساعت' }), time)
  await page.getByRole('button', { name: 'زمان‌بندی', exact: true }).click()
  await expect(page.locator('main').getByRole('status')).toContainText(time)
  const change = page.getByRole('listitem').filter({ hasText: time }).first()
  await change.getByRole('button', { name: 'لغو زمان‌بندی' }).click()
  await change.getByRole('button', { name: 'بله، لغو کن' }).click()
  await expect(page.locator('main').getByRole('status')).toContainText('زمان‌بندی لغو شد')
})

test('a change whose time comes is live in the shop within 5 s', async ({ page, shopFixture }) => {
  const pot = await shopFixture.shelve({ title: 'سماور میز قیمت', priceRial: 3_000_000 })
  await enterAs(page, shopFixture, 'manager')
  await preview(page, [pot.productId], '5')
  await page.getByRole('radio', { name: 'در زمان دیگر' }).check()
  const inTwoHours = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 7_200_000)
  await typeInto(page.getByRole('textbox', { name: 'تاریخ و ساعت' }), formatMoment(inTwoHours, 'fa-IR'))
  await page.getByRole('button', { name: 'زمان‌بندی', exact: true }).click()
  await expect(page.locator('main').getByRole('status')).toContainText('زمان‌بندی شد')
  // The test does not wait two hours: the change's time is moved to now.
  await shopFixture.owner.query(
    `update shop.price_changes c set starts_at = now() from shop.price_change_rows r
     where r.change_id = c.id and r.variant_id = $1`,
    [pot.variantId],
  )
  await shopShows(page, pot.address, 3_150_000)
})

test('the desk is for managers: an editor finds it closed, a visitor is asked who they are', async ({
  page,
  shopFixture,
}) => {
  await page.goto('/dashboard/price-desk')
  await expect(page).toHaveURL(/\/dashboard\/login/)
  await enterAs(page, shopFixture, 'editor')
  await page.goto('/dashboard/price-desk')
  await expect(page.getByText('تغییر گروهی قیمت برای مدیر و مالک فروشگاه است.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'دیدن پیش‌نمایش' })).toHaveCount(0)
})

test('the desk is reached from the menu and says what is missing', async ({ page, shopFixture }) => {
  await enterAs(page, shopFixture, 'manager')
  await page.goto('/dashboard/price-desk')
  await expect(page.locator('a[href="/dashboard/price-desk"]').first()).toBeAttached()
  await page.getByRole('button', { name: 'دیدن پیش‌نمایش' }).click()
  await expect(page.getByText('یک دسته انتخاب کنید.')).toBeVisible()
})

test('the desk fits a phone of 390 px', async ({ page, shopFixture }) => {
  const tea = await shopFixture.shelve({ title: 'چای همراه', priceRial: 1_000_000 })
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAs(page, shopFixture, 'manager')
  await preview(page, [tea.productId], '60')
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})
