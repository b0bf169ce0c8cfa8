import type { Page } from '@playwright/test'
import { barriersOn, COLOUR_RULES } from './barriers.ts'
import { query } from './database.ts'
import { expect, test } from './fixtures.ts'
import { tabTo } from './keyboard.ts'
import { openAs } from './staff-helpers.ts'

const menu = (page: Page) => page.locator('#dashboard-menu')
const opener = (page: Page) => page.locator('[data-menu-opener]')
const group = (page: Page, name: string) => menu(page).getByRole('button', { name: new RegExp(`^${name}`) })
const entry = (page: Page, name: string) => menu(page).locator(`[data-menu-entry="${name}"]`)

/** Does something that is remembered, and waits until it is. */
async function remembered(page: Page, act: () => Promise<void>): Promise<void> {
  const kept = page.waitForResponse(
    (answer) =>
      answer.url().includes('/cms-api/payload-preferences/nav') && answer.request().method() === 'POST',
  )
  await act()
  expect((await kept).ok()).toBe(true)
}

test.describe('the menu of the dashboard', () => {
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

  test('stays as it was left, over screens and reloads', async ({ page }) => {
    test.slow()
    await openAs(page, 'owner', '/dashboard/orders')
    await expect(entry(page, 'سفارش‌ها')).toHaveAttribute('aria-current', 'page')
    await expect(group(page, 'سفارش‌ها')).toHaveAttribute('aria-expanded', 'true')
    await expect(entry(page, 'وضعیت فروشگاه')).toBeHidden()
    await remembered(page, () => group(page, 'گزارش‌ها').click())
    await remembered(page, () => group(page, 'کالاها').click())
    await entry(page, 'وضعیت فروشگاه').click()
    await expect(page).toHaveURL(/\/dashboard\/status$/)
    await expect(entry(page, 'وضعیت فروشگاه')).toHaveAttribute('aria-current', 'page')
    await expect(entry(page, 'سفارش‌ها')).not.toHaveAttribute('aria-current')
    for (const again of [false, true]) {
      if (again) await page.reload()
      await expect(group(page, 'گزارش‌ها')).toHaveAttribute('aria-expanded', 'true')
      await expect(group(page, 'کالاها')).toHaveAttribute('aria-expanded', 'false')
    }
    await remembered(page, () => opener(page).click())
    await expect(menu(page)).toBeHidden()
    await page.goto('/dashboard')
    await page.waitForLoadState('networkidle')
    await expect(menu(page)).toBeHidden()
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect(menu(page)).toBeHidden()
    await remembered(page, () => opener(page).click())
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect(menu(page)).toBeVisible()
  })

  test('is used by the keyboard alone, and is out of reach while it is closed', async ({ page }) => {
    await openAs(page, 'manager', '/dashboard/returns')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(opener(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Tab')
    expect(await menu(page).evaluate((aside) => aside.contains(document.activeElement))).toBe(false)
    await tabTo(page, opener(page), 'Shift+Tab')
    await page.keyboard.press('Space')
    await expect(menu(page)).toBeVisible()
    await tabTo(page, group(page, 'بازاریابی'))
    await page.keyboard.press('Enter')
    await tabTo(page, menu(page).getByRole('button', { name: 'بیشتر از بازاریابی' }))
    await page.keyboard.press('Enter')
    await tabTo(page, entry(page, 'واژه‌های مترادف'))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/collections\/search-synonyms/)
    await expect(entry(page, 'واژه‌های مترادف')).toHaveAttribute('aria-current', 'page')
  })

  test('says how much waits, on the entry and on its folded group', async ({ page }) => {
    await query(
      `insert into public.comments (text, status, section_id) values ('خوب', 'pending', 1), ('بد', 'pending', 1)`,
    )
    await openAs(page, 'editor', '/dashboard')
    await expect(entry(page, 'دیدگاه‌ها')).toContainText(/در انتظار/)
    await group(page, 'مشتری‌ها').click()
    await expect(menu(page).getByRole('button', { name: /^مشتری‌ها .*در انتظار$/ })).toBeVisible()
    await expect(menu(page).getByRole('button', { name: /^سفارش‌ها/ })).toHaveCount(0)
  })

  test('can be used by everyone, in light and dark', async ({ page }) => {
    test.slow()
    await openAs(page, 'owner', '/dashboard')
    const folded = menu(page).locator('button[aria-expanded="false"]')
    while (await folded.first().isVisible()) await folded.first().click()
    expect(await barriersOn(page, (axe) => axe.include('#dashboard-menu'))).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.reload()
    await page.waitForLoadState('networkidle')
    expect(
      await barriersOn(page, (axe) => axe.include('#dashboard-menu').withRules(COLOUR_RULES)),
      'in the dark',
    ).toEqual([])
  })
})

test.describe('the menu on a phone, without touching it', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('is opened, walked and followed by the keyboard', async ({ page }) => {
    await openAs(page, 'owner', '/dashboard/orders')
    await tabTo(page, opener(page))
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: 'منو' })
    await expect(drawer.getByRole('button', { name: 'بستن منو' })).toBeFocused()
    expect(await barriersOn(page, (axe) => axe.include('#dashboard-menu'))).toEqual([])
    await tabTo(page, drawer.locator('[data-menu-entry="مرجوعی‌ها"]'))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard\/returns$/)
    await expect(drawer).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})
