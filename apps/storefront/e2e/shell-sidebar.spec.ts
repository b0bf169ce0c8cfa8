import type { Page } from '@playwright/test'
import {
  LIBRARY_DEFAULTS,
  OVERLAY_AFTER_MS,
  SCRIPT_LOAD_TIMEOUT_MS,
  SIDEBAR_MAX_PX,
} from '@rasteh/shop-core/shell'
import { expect, test } from './fixtures.ts'
import { openStill } from './still-page.ts'

const HEIGHT = 800
test.use({ viewport: { width: SIDEBAR_MAX_PX, height: HEIGHT }, hasTouch: true })

const opener = (page: Page) => page.getByRole('button', { name: 'باز کردن منو' })
const sidebar = (page: Page) => page.getByRole('dialog', { name: 'منوی کناری' })

async function open(page: Page): Promise<void> {
  await page.goto('/')
  await opener(page).click()
  await expect(sidebar(page)).toBeVisible()
}

/** A finger that moves along the page, from one place to another. */
async function swipe(page: Page, fromX: number, toX: number): Promise<void> {
  await page.evaluate(
    ([from = 0, to = 0]) => {
      const target = document.querySelector('main h2') ?? document.body
      const touch = (clientX: number) => new Touch({ identifier: 1, target, clientX, clientY: 300 })
      const send = (type: string, x: number, isDown: boolean) => {
        const touches = isDown ? [touch(x)] : []
        target.dispatchEvent(new TouchEvent(type, { touches, changedTouches: [touch(x)], bubbles: true }))
      }
      send('touchstart', from, true)
      send('touchmove', to, true)
      send('touchend', to, false)
    },
    [fromX, toX],
  )
}

test.describe('the sidebar at 700 px and under', () => {
  test('is opened by its button and closed by its own [S2.22 S4.35]', async ({ page }) => {
    await page.goto('/')
    await expect(sidebar(page)).toHaveCount(0)
    await opener(page).click()
    await expect(sidebar(page)).toBeVisible()
    await sidebar(page).getByRole('button', { name: 'بستن منو' }).click()
    await expect(sidebar(page)).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
  })

  test('is opened by a swipe along the line of reading [S2.23]', async ({ page }) => {
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await swipe(page, 300, 500)
    await expect(sidebar(page)).toHaveCount(0)
    await swipe(page, 500, 300)
    await expect(sidebar(page)).toBeVisible()
  })

  test('holds signing in, search, language and the main menu [S2.25 S2.26 S2.27 S2.28]', async ({ page }) => {
    await open(page)
    await expect(sidebar(page).getByRole('link', { name: 'ورود' })).toHaveAttribute('href', '/login')
    await expect(sidebar(page).locator('input[name=Search]')).toBeVisible()
    await expect(sidebar(page).getByRole('link', { name: 'English' })).toBeVisible()
    const menu = sidebar(page).getByRole('navigation', { name: 'منوی اصلی' })
    await expect(menu.getByText('کتاب', { exact: true }).first()).toBeVisible()
  })

  test('closes when the window becomes wider [S4.36 S9.25]', async ({ page }) => {
    await open(page)
    await page.setViewportSize({ width: SIDEBAR_MAX_PX + 1, height: HEIGHT })
    await expect(sidebar(page)).toHaveCount(0)
    await expect(opener(page)).toBeHidden()
  })

  test('slides for 300 ms [S9.65]', async ({ page }) => {
    await open(page)
    const duration = `${LIBRARY_DEFAULTS.modalTransitionMs / 1000}s`
    await expect(sidebar(page).locator('..')).toHaveCSS('transition-duration', duration)
  })

  test('changes the language of this very page', async ({ page }) => {
    await page.goto('/news?page=1')
    await opener(page).click()
    await sidebar(page).getByRole('link', { name: 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
    expect(new URL(page.url()).search).toBe('?page=1&language=en-US')
  })
})

test('above 700 px no swipe opens the sidebar [S2.24]', async ({ page }) => {
  await page.setViewportSize({ width: SIDEBAR_MAX_PX + 1, height: HEIGHT })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await swipe(page, 500, 300)
  await page.setViewportSize({ width: SIDEBAR_MAX_PX, height: HEIGHT })
  await expect(opener(page)).toBeVisible()
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
})

test('a script that does not come within 5000 ms is told, and may be tried again; from 100 ms on it is waited for in sight [S9.39 S9.58]', async ({
  page,
}) => {
  await openStill(page, '/')
  await page.route('**/assets/*.js', () => {})
  await opener(page).evaluate((button: HTMLElement) => button.click())
  const overlay = page.getByRole('status').filter({ hasText: 'در حال بارگذاری…' })
  await page.clock.runFor(OVERLAY_AFTER_MS - 1)
  await expect(overlay).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(overlay).toBeVisible()
  await page.clock.runFor(SCRIPT_LOAD_TIMEOUT_MS - OVERLAY_AFTER_MS - 1)
  const alert = page.getByRole('alert').filter({ hasText: 'ارتباط با فروشگاه برقرار نشد' })
  await expect(alert).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(alert.getByRole('button', { name: 'تلاش دوباره' })).toBeVisible()
  await expect(overlay).toHaveCount(0)
})
