import type { APIRequestContext } from '@playwright/test'
import { enterAsShopper } from './customer-helpers.ts'
import { expect } from './fixtures.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'

/** The views that we add to the dashboard, with what only those see who may; tests/access/access-matrix.ts names them. */
const VIEWS = [
  { path: '/dashboard/price-desk', heading: 'تغییر گروهی قیمت', least: 'manager' },
  { path: '/dashboard/product-grid', heading: 'شبکهٔ کالاها', least: 'manager' },
  { path: '/dashboard/form-inbox', heading: 'صندوق فرم‌ها', least: 'manager' },
  { path: '/dashboard/form-submission', heading: 'صندوق فرم‌ها', least: 'manager' },
  { path: '/dashboard/low-stock', heading: 'موجودی رو به پایان', least: 'manager' },
  { path: '/dashboard/orders', heading: 'سفارش‌ها', least: 'manager' },
  { path: '/dashboard/order', heading: 'سفارش‌ها', least: 'manager' },
  { path: '/dashboard/order-print', heading: 'چاپ سفارش‌ها', least: 'manager' },
  { path: '/dashboard/status', heading: 'وضعیت فروشگاه', least: 'manager' },
  { path: '/dashboard/transfer', heading: 'ورود و خروج', least: 'editor' },
  { path: '/dashboard/reviews', heading: 'بازبینی‌ها', least: 'editor' },
  { path: '/dashboard/writings', heading: 'نوشته‌های من', least: 'author' },
  { path: '/dashboard/events', heading: 'رویدادها', least: 'owner' },
] as const

/** What the server sends, which an attacker reads before any script hides something, without the title of the window. */
async function whatIsSent(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path)
  return (await answer.text()).replaceAll(/[^"<>]* · پیشخان راسته/g, '')
}

const named = (heading: string) => new RegExp(`${heading}(?!\\p{L})`, 'u')

test('every view sends a visitor without a session to the sign-in', async ({ request }) => {
  for (const { path, heading } of VIEWS) {
    const sent = await whatIsSent(request, path)
    expect(sent, path).toContain('/dashboard/login?redirect=')
    expect(sent, path).not.toMatch(named(heading))
  }
})

test('every view is closed to shoppers', async ({ page }) => {
  await enterAsShopper(page)
  for (const { path, heading } of VIEWS)
    expect(await whatIsSent(page.request, path), path).not.toMatch(named(heading))
})

test('every view opens to those who may', async ({ page, shopFixture }) => {
  test.slow()
  for (const role of ['author', 'editor', 'manager', 'owner'] as const) {
    await enterAs(page, shopFixture, role)
    for (const { path, heading } of VIEWS.filter(({ least }) => least === role)) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: heading, level: 1 }), path).toBeVisible()
    }
  }
})

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
