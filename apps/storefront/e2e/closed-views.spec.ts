import { enterAsShopper } from './customer-helpers.ts'
import { expect } from './fixtures.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'

/** The views that we add to the dashboard, with what only those see who may; tests/access/access-matrix.ts names them. */
const VIEWS = [
  { path: '/dashboard/price-desk', heading: 'تغییر گروهی قیمت', least: 'manager' },
  { path: '/dashboard/form-inbox', heading: 'صندوق فرم‌ها', least: 'manager' },
  { path: '/dashboard/form-submission', heading: 'صندوق فرم‌ها', least: 'manager' },
  { path: '/dashboard/low-stock', heading: 'موجودی رو به پایان', least: 'manager' },
  { path: '/dashboard/orders', heading: 'سفارش‌ها', least: 'manager' },
  { path: '/dashboard/order', heading: 'سفارش‌ها', least: 'manager' },
  { path: '/dashboard/order-print', heading: 'چاپ سفارش‌ها', least: 'manager' },
  { path: '/dashboard/status', heading: 'وضعیت فروشگاه', least: 'manager' },
  { path: '/dashboard/transfer', heading: 'ورود و خروج', least: 'editor' },
  { path: '/dashboard/events', heading: 'رویدادها', least: 'owner' },
] as const

for (const { path, heading, least } of VIEWS) {
  test(`${path} sends a visitor without a session to the sign-in`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL(/\/dashboard\/login/)
  })

  test(`${path} is closed to shoppers`, async ({ page }) => {
    await enterAsShopper(page)
    await page.goto(path)
    await expect(page.getByRole('heading', { name: heading })).toHaveCount(0)
  })

  test(`${path} opens to those who may`, async ({ page, shopFixture }) => {
    await enterAs(page, shopFixture, least)
    await page.goto(path)
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
  })
}

test('the price desk is closed to editors', async ({ page, shopFixture }) => {
  await enterAs(page, shopFixture, 'editor')
  await page.goto('/dashboard/price-desk')
  await expect(page.getByRole('button', { name: 'پیش‌نمایش' })).toHaveCount(0)
})

test('the events are closed to managers', async ({ page, shopFixture }) => {
  await enterAs(page, shopFixture, 'manager')
  await page.goto('/dashboard/events')
  await expect(page.getByText('این صفحه فقط برای مالک فروشگاه است.')).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
})
