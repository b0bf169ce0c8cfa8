import type { Browser, Page } from '@playwright/test'
import { settle } from '../dashboard-screens.ts'
import { expect } from '../fixtures.ts'
import { publish } from '../page-form.ts'
import { test } from '../shop-fixture.ts'
import { enterAs, saved } from '../staff-helpers.ts'
import { typeInto } from '../typing.ts'

const MENU = '/dashboard/globals/main-menu'
const DRAFT = 'فهرست تازه'

/** What a visitor is sent who comes now. */
async function menuFor(browser: Browser): Promise<string> {
  const guest = await browser.newContext({ locale: 'fa-IR', viewport: { width: 1440, height: 900 } })
  const visitor = await guest.newPage()
  await visitor.goto('/')
  const text = (await visitor.getByRole('navigation', { name: 'منوی اصلی' }).textContent()) ?? ''
  await guest.close()
  return text
}

async function firstTitle(page: Page) {
  await page.goto(MENU)
  await settle(page)
  const field = page.locator('#field-items__0__title')
  // The platform remembers which rows a person has opened.
  if (!(await field.isVisible())) await page.locator('#items-row-0 .collapsible__toggle').first().click()
  await expect(field).toBeVisible()
  return field
}

async function published(page: Page): Promise<void> {
  await publish(page)
  await expect(page.locator('.status__value')).toHaveText('منتشر شده')
}

test('an editor changes the menu as a draft, looks at it, publishes it, and goes back', async ({
  page,
  shopFixture,
  browser,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 1440, height: 900 })
  await enterAs(page, shopFixture, 'editor')
  const field = await firstTitle(page)
  const before = await field.inputValue()
  expect(await menuFor(browser)).toContain(before)

  await typeInto(field, DRAFT)
  await saved(page)
  await expect(page.getByText('تغییر کرده').first()).toBeVisible()
  expect(await menuFor(browser)).not.toContain(DRAFT)

  // The preview beside the form has the draft around the home page; with the dashboard's menu folded it is wide enough for the shop's.
  await settle(page)
  await page.getByRole('button', { name: 'بستن منو' }).click()
  await page.locator('#live-preview-toggler').click()
  const preview = page.frameLocator('#live-preview-iframe')
  await expect(preview.getByRole('navigation', { name: 'منوی اصلی' })).toContainText(DRAFT)
  await expect(preview.getByRole('status').first()).toContainText('هنوز منتشر نشده')
  expect(await menuFor(browser)).not.toContain(DRAFT)

  await published(page)
  expect(await menuFor(browser)).toContain(DRAFT)
  await expect(preview.getByRole('status').first()).not.toContainText('هنوز منتشر نشده')
  await expect(page.getByRole('button', { name: 'لغو انتشار' })).toHaveCount(0)

  // An earlier state comes back as a draft, and is seen when that is published.
  await page.goto(`${MENU}/versions`)
  await settle(page)
  await page.locator('tbody tr').nth(2).getByRole('link').first().click()
  await page.getByRole('button', { name: 'بازیابی این نسخه' }).click()
  await expect(page.getByText('به‌صورت پیش‌نویس برمی‌گردد')).toBeVisible()
  await page.getByRole('button', { name: 'تأیید' }).click()
  await expect(page.getByText('این نسخه به‌صورت پیش‌نویس برگشت')).toBeVisible()
  expect(await menuFor(browser)).toContain(DRAFT)
  const again = await firstTitle(page)
  await expect(again).toHaveValue(before)
  await published(page)
  expect(await menuFor(browser)).not.toContain(DRAFT)
})
