import type { Page } from '@playwright/test'
import { barriersOn } from './barriers.ts'
import { enterAsShopper } from './customer-helpers.ts'
import { productWhere, query } from './database.ts'
import { expect, test } from './fixtures.ts'

const heart = (page: Page) => page.getByRole('main').getByRole('button', { name: /علاقه‌مندی‌ها$/ })

test('a product is liked on its page, found in the profile and liked no more', async ({ page }) => {
  const { customerId } = await enterAsShopper(page)
  const { id, address } = await productWhere('true')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.headers().authorization) sent.push(request.url())
  })
  await page.goto(address)
  await expect(heart(page)).toHaveText('افزودن به علاقه‌مندی‌ها')
  await heart(page).click()
  await expect(heart(page)).toHaveText('حذف از علاقه‌مندی‌ها')
  await page.goto('/profile/favorites')
  const card = page.getByRole('article')
  await expect(card).toHaveCount(1)
  await expect(card).toHaveAttribute('data-product-id', String(id))
  await card.getByRole('button').click()
  await expect(page.getByText('فهرست علاقه‌مندی‌های شما خالی است')).toBeVisible()
  const jobs = await query(
    `select from jobs.job where name = 'tell-favourite' and (data ->> 'customerId')::int = $1`,
    [customerId],
  )
  // Liking and liking no more were each handed to the worker; the browser itself sends no Authorization anywhere.
  expect([jobs.length, sent]).toEqual([2, []])
})

test('a guest’s heart leads to signing in', async ({ page }) => {
  const { address } = await productWhere('true')
  await page.goto(address)
  await expect(page.getByRole('link', { name: 'افزودن به علاقه‌مندی‌ها' })).toHaveAttribute('href', /^\/login/)
})

test('the score shows its sum, its worth and how it came about; every page of the account can be used by all', async ({
  page,
}) => {
  const { customerId } = await enterAsShopper(page)
  await query(
    `insert into shop.score_moves (customer_id, delta, reason) values ($1, 1200, 'خرید نوروزی'), ($1, -200, 'مصرف در سفارش')`,
    [customerId],
  )
  await page.goto('/profile/score')
  await expect(page.getByText(/^۱[,٬]?۰۰۰ امتیاز$/)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'خرید نوروزی' })).toContainText('+۱,۲۰۰')
  for (const path of ['', '/details', '/addresses', '/favorites', '/score']) {
    await page.goto(`/profile${path}`)
    await expect(page.getByRole('main').getByRole('status')).toHaveCount(0)
    expect(await barriersOn(page, (axe) => axe.include('main')), path).toEqual([])
  }
})
