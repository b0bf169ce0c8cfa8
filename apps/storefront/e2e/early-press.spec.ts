import type { Page } from '@playwright/test'
import { makeShopper, signInFields } from './customer-helpers.ts'
import { expect } from './fixtures.ts'
import { addButton } from './shop.ts'
import { keptQuantities, test } from './shop-fixture.ts'
import { typeInto } from './typing.ts'

/** Opens a page on a network so slow that its scripts have not come; they come when the answer is called. */
async function openAsleep(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', (route) => promise.then(() => route.continue()))
  await page.goto(address, { waitUntil: 'commit' })
  return resolve
}

const awake = (page: Page) => page.locator(':root[data-awake]')

test('what was pressed before the page answers is done once, when it does', async ({ page, shopFixture }) => {
  const { address } = await shopFixture.shelve({})
  const wake = await openAsleep(page, address)
  await addButton(page).click()
  await addButton(page).click()
  await expect(awake(page)).toHaveCount(0)
  wake()
  await expect.poll(() => keptQuantities(page)).toEqual([1])
  await expect(page.getByRole('banner').getByRole('button', { name: /^سبد خرید/ })).toContainText('۱')
  expect(await keptQuantities(page)).toEqual([1])
  expect(new URL(page.url()).search).toBe('')
})

test('who signs in before the page answers stands in no address, and gets on when it does', async ({
  page,
}) => {
  const { mobile } = await makeShopper()
  const wake = await openAsleep(page, '/login')
  const { identity, password } = signInFields(page)
  await typeInto(identity, mobile)
  await page.getByRole('button', { name: 'ورود با رمز عبور' }).click()
  await expect(awake(page)).toHaveCount(0)
  expect(new URL(page.url()).search).toBe('')
  wake()
  await expect(password).toBeVisible()
})

test('a filter that is ticked before the page answers narrows the list when it does', async ({ page }) => {
  await page.goto('/')
  const books = await page.locator('a[href*="/category/"]').first().getAttribute('href')
  const wake = await openAsleep(page, books ?? '')
  await page.getByRole('checkbox', { name: 'فقط کالاهای موجود' }).click()
  await expect(awake(page)).toHaveCount(0)
  expect(new URL(page.url()).search).toBe('')
  wake()
  await expect(page).toHaveURL(/stock=1/)
  await expect(page.getByRole('checkbox', { name: 'فقط کالاهای موجود' })).toBeChecked()
})

test('links lead on without waiting for the page', async ({ page }) => {
  await openAsleep(page, '/')
  const link = page.locator('main a[href*="/product/"]').first()
  const href = (await link.getAttribute('href')) ?? ''
  await link.click()
  await page.waitForURL(`**${href}`, { waitUntil: 'commit' })
})
