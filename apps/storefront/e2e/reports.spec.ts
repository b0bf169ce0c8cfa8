import { readFileSync } from 'node:fs'
import { formatDate } from '@rasteh/persian-text/jalali'
import { formatMoney } from '@rasteh/persian-text/money'
import { unzipSync } from 'fflate'
import { expect } from './fixtures.ts'
import { tabTo } from './keyboard.ts'
import { test } from './shop-fixture.ts'
import { enterAs, originHeader } from './staff-helpers.ts'
import { typeFocused } from './typing.ts'

type ShopFixture = Parameters<Parameters<typeof test>[2]>[0]['shopFixture']

const DAY_MS = 86_400_000
/** Days on which no other journey sells. */
const LONG_AGO = 45
const toman = (rials: number) => formatMoney(rials, { culture: 'fa-IR', unit: 'toman' })
const dateAgo = (days: number) => formatDate(Date.now() - days * DAY_MS, 'fa-IR')

async function soldAgo({ placeOrder, owner }: ShopFixture, days: number, payableRial: number): Promise<void> {
  const { orderId } = await placeOrder({ state: 'confirmed', isPaid: true, payableRial })
  await owner.query('update shop.orders set placed_at = placed_at - $2 * interval $$1 day$$ where id = $1', [
    orderId,
    days,
  ])
}

/** The numbers of each row of the only sheet, without the text before them. */
function readRows(path: string): number[][] {
  const files = unzipSync(new Uint8Array(readFileSync(path)))
  const sheet = new TextDecoder().decode(files['xl/worksheets/sheet1.xml'])
  return [...sheet.matchAll(/<row>(.*?)<\/row>/g)].map(([, row = '']) =>
    [...row.matchAll(/<v>(.*?)<\/v>/g)].map(([, value]) => Number(value)),
  )
}

test('a manager reads yesterday at a glance, then any days by the keyboard, and takes their Excel along', async ({
  page,
  shopFixture,
}) => {
  await soldAgo(shopFixture, 1, 1_510_000)
  await soldAgo(shopFixture, LONG_AGO, 1_000_000)
  await soldAgo(shopFixture, LONG_AGO - 1, 2_340_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  await enterAs(page, shopFixture, 'manager')
  await page.goto('/dashboard')
  const yesterday = page
    .getByRole('region', { name: 'فروش امروز و دیروز' })
    .getByRole('link', { name: /فروش دیروز/ })
  await expect(yesterday).toContainText(toman(1_510_000))

  await page.getByRole('link', { name: 'همهٔ گزارش‌ها' }).click()
  await expect(page.getByRole('heading', { name: 'گزارش‌ها', level: 1 })).toBeVisible()
  await tabTo(page, page.getByRole('textbox', { name: 'از تاریخ' }))
  await typeFocused(page.getByRole('textbox', { name: 'از تاریخ' }), dateAgo(LONG_AGO))
  await tabTo(page, page.getByRole('textbox', { name: 'تا تاریخ' }))
  await typeFocused(page.getByRole('textbox', { name: 'تا تاریخ' }), dateAgo(LONG_AGO - 1))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/from=/)

  const table = page.getByRole('table', { name: 'روزها' })
  await expect(table.getByRole('row').filter({ hasText: dateAgo(LONG_AGO) })).toContainText('۱۰۰,۰۰۰')
  const total = table.getByRole('row').filter({ hasText: 'جمع' })
  await expect(total).toContainText('۳۳۴,۰۰۰')
  const figures = page.getByRole('region', { name: 'رقم‌های این بازه' })
  await expect(figures).toContainText(toman(3_340_000))

  const chart = page.getByRole('slider', { name: /خواندن نمودار/ })
  await tabTo(page, chart)
  await expect(chart).toHaveAttribute('aria-valuetext', new RegExp(dateAgo(LONG_AGO - 1)))
  await page.keyboard.press('ArrowRight')
  await expect(chart).toHaveAttribute('aria-valuetext', new RegExp(dateAgo(LONG_AGO)))

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'دریافت فایل اکسل' }).click()
  const rows = readRows(await (await downloading).path())
  expect(rows.map((row) => row[6])).toEqual([undefined, 100_000, 234_000, 334_000])

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(total).toContainText('۳۳۴,۰۰۰')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.goto('/dashboard')
  await expect(yesterday).toContainText(toman(1_510_000))
  await expect(yesterday).toBeInViewport()
})

test('a range that is none is said so, and nothing is shown for it', async ({ page, shopFixture }) => {
  await enterAs(page, shopFixture, 'manager')
  for (const [query, said] of [
    ['from=1405/08/10&to=1405/08/01', 'تاریخ پایان پیش از تاریخ آغاز است.'],
    ['from=1380/01/01&to=1499/01/01', 'بازهٔ گزارش بیش از ده سال نمی‌شود.'],
    ['from=11405/01/01&to=1405/01/01', 'تاریخ آغاز را'],
  ]) {
    await page.goto(`/dashboard/reports?${query}`)
    await expect(page.getByRole('alert').filter({ hasText: said ?? '' })).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
    const file = await page.request.get(`/cms-api/reports/export?${query}&format=csv`, {
      headers: originHeader(page),
    })
    expect(file.status()).toBe(422)
  }
})

test('the file of a report is closed to those who do not trade, and knows no other table', async ({
  page,
  shopFixture,
}) => {
  const asked = (query: string) =>
    page.request.get(`/cms-api/reports/export?${query}`, { headers: originHeader(page) })
  await page.goto('/dashboard/login')
  expect((await asked('format=csv')).status()).toBe(404)
  await enterAs(page, shopFixture, 'editor')
  expect((await asked('format=csv')).status()).toBe(403)
  await enterAs(page, shopFixture, 'manager')
  expect((await asked('format=csv')).status()).toBe(200)
  expect((await asked('format=exe')).status()).toBe(422)
  expect((await asked('format=csv&by=stock')).status()).toBe(422)
  const injected = await asked(
    `format=csv&period=today&by=${encodeURIComponent("city' union select hash from public.staff --")}`,
  )
  expect((await injected.text()).split('\r\n')[0]).toContain('روزها')
})
