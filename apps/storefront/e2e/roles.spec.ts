import type { Page } from '@playwright/test'
import { enterAsShopper } from './customer-helpers.ts'
import { expect } from './fixtures.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'

const managersLink = (page: Page) => page.getByRole('link', { name: 'مدیریت فروشگاه' })
const isAdminFlag = async (page: Page): Promise<unknown> =>
  JSON.parse(await page.locator('input[id="__dnnVariable"]').inputValue()).IS_ADMIN

test('staff see the way to shop management, in a new tab, by the page’s own flag [S1.31 S2.68 S2.69 S2.70 S2.71 S3.54 S6.01 S6.02]', async ({
  page,
  shopFixture,
}) => {
  await enterAs(page, shopFixture, 'manager')
  await page.goto('/')
  const link = managersLink(page).first()
  await expect(link).toBeVisible()
  await expect(link).toHaveAttribute('href', '/dashboard/products')
  await expect(link).toHaveAttribute('target', '_blank')
  expect(await isAdminFlag(page)).toBe('true')
  const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()])
  await expect(opened).toHaveURL(/\/dashboard\/collections\/products/)
})

test('guests and customers get no way to shop management [S1.32 S2.70]', async ({ page }) => {
  await page.goto('/')
  expect(await isAdminFlag(page)).toBe('false')
  await expect(managersLink(page)).toHaveCount(0)
  await enterAsShopper(page)
  const known = page.waitForResponse('**/api/shop/me')
  await page.goto('/')
  await known
  await expect(managersLink(page)).toHaveCount(0)
})

test('a forged flag or hint opens nothing: the server asks for itself who comes', async ({ page }) => {
  const shopper = await enterAsShopper(page)
  await page.route('**/api/shop/me', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), IsAdmin: true } })
  })
  await page.goto('/')
  // The page now believes it, and that is all.
  await expect(managersLink(page).first()).toBeVisible()
  const label = { 'x-Rasteh-HeaderKey': 'forged', origin: new URL(page.url()).origin }
  const people = `/api/shop/manage/people/${shopper.customerId}`
  expect((await page.request.get(`${people}/export`)).status()).toBe(403)
  expect((await page.request.post(`${people}/erase`, { headers: label })).status()).toBe(403)
  expect((await page.request.get('/cms-api/products')).status()).toBe(404)
  expect((await page.request.post('/cms-api/second-factor/require', { data: {} })).status()).toBe(404)
  await page.goto('/dashboard/products')
  await expect(page.getByRole('table')).toHaveCount(0)
})
