import { enterAsShopper } from './customer-room.ts'
import { expect, test } from './fixtures.ts'

test('a signed-in customer finds their account in the header', async ({ page }) => {
  const { customerId } = await enterAsShopper(page)
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'حساب کاربری' })).toBeVisible()
  expect(await (await page.request.get('/api/shop/me')).json()).toMatchObject({ UserId: customerId })
})
