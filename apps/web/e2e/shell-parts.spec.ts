import type { Locator, Page } from '@playwright/test'
import { NOTICE_DEFAULT_MS } from '@rasteh/shop-core/notices'
import {
  COLLAPSIBLE_HEIGHT_PX,
  COLLAPSIBLE_SET_AFTER_MS,
  CONFIRM_DIALOG,
  LIBRARY_DEFAULTS,
  OVERLAY_AFTER_MS,
} from '@rasteh/shop-core/shell'
import { expect, test } from './fixtures.ts'
import { openStill } from './still-page.ts'

/** A state of a part on the page of parts, in Persian. */
const state = (page: Page, part: string, name: string): Locator =>
  page
    .locator(`#${part} [data-culture-shown=fa-IR] figure`)
    .filter({ has: page.locator('figcaption', { hasText: name }) })

const heightOf = async (block: Locator) => Math.round((await block.boundingBox())?.height ?? 0)

test.describe('a collapsible block', () => {
  const content = (page: Page, name: string) => state(page, 'collapsible', name).locator('[data-state]')

  test('is set after 800 ms, to 230 px [S9.40 S9.44]', async ({ page }) => {
    await page.clock.install()
    await page.goto('/ui', { waitUntil: 'commit' })
    const block = content(page, 'taller than its height')
    await expect(block).toHaveAttribute('data-state', 'unset')
    await page.clock.runFor(COLLAPSIBLE_SET_AFTER_MS)
    await expect(block).toHaveAttribute('data-state', 'default')
    expect(await heightOf(block)).toBe(COLLAPSIBLE_HEIGHT_PX)
  })

  test('toggles between its height and its full height [S4.50 S9.42]', async ({ page }) => {
    await page.goto('/ui')
    const block = content(page, 'taller than its height')
    const figure = state(page, 'collapsible', 'taller than its height')
    await figure.getByRole('button', { name: 'نمایش بیشتر' }).click()
    await expect.poll(() => heightOf(block)).toBe(600)
    await figure.getByRole('button', { name: 'نمایش کمتر' }).click()
    await expect.poll(() => heightOf(block)).toBe(COLLAPSIBLE_HEIGHT_PX)
  })

  test('takes its own height when it has one [S9.41]', async ({ page }) => {
    await page.goto('/ui')
    await expect(content(page, 'of its own height')).toHaveAttribute('data-state', 'default')
    expect(await heightOf(content(page, 'of its own height'))).toBe(120)
  })

  test('that is hardly taller is all shown, without a toggle [S9.43]', async ({ page }) => {
    await page.goto('/ui')
    await expect(content(page, 'hardly taller')).toHaveAttribute('data-state', 'whole')
    expect(await heightOf(content(page, 'hardly taller'))).toBe(260)
    await expect(state(page, 'collapsible', 'hardly taller').getByRole('button')).toHaveCount(0)
  })

  test('opens and closes over 350 ms [S9.68]', async ({ page }) => {
    await page.goto('/ui')
    const block = content(page, 'taller than its height')
    await expect(block).toHaveAttribute('data-state', 'default')
    await expect(block).toHaveCSS('transition-duration', seconds(LIBRARY_DEFAULTS.collapseTransitionMs))
  })
})

test.describe('the confirm dialog', () => {
  const ask = async (page: Page, name: string) => {
    await page.goto('/ui')
    await state(page, 'confirm-dialog', name).getByRole('button').click()
    return page.getByRole('alertdialog')
  }

  test('has the buttons ok and close [S9.71]', async ({ page }) => {
    const dialog = await ask(page, 'a text')
    await expect(dialog.getByRole('button')).toHaveText(['تأیید', 'بستن'])
    await dialog.getByRole('button', { name: 'تأیید' }).click()
    await expect(state(page, 'confirm-dialog', 'a text').locator('output')).toHaveText('true')
  })

  test('answers no to Escape and gives the focus back', async ({ page }) => {
    const dialog = await ask(page, 'a text')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(state(page, 'confirm-dialog', 'a text').locator('output')).toHaveText('false')
    await expect(state(page, 'confirm-dialog', 'a text').getByRole('button')).toBeFocused()
  })

  test('moves for 400 ms and keeps 40 px from the window [S9.69 S9.70]', async ({ page }) => {
    const dialog = await ask(page, 'only ok')
    const modal = dialog.locator('..')
    await expect(modal).toHaveCSS('transition-duration', seconds(CONFIRM_DIALOG.animationMs))
    const box = async () => modal.boundingBox()
    const height = page.viewportSize()?.height ?? 0
    await expect.poll(async () => Math.round((await box())?.y ?? 0)).toBe(CONFIRM_DIALOG.offsetPx)
    const { y, height: tall } = (await box()) ?? { y: 0, height: 0 }
    expect(Math.round(height - y - tall)).toBe(CONFIRM_DIALOG.offsetPx)
  })

  test('loads its content from an address [S7.57]', async ({ page }) => {
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/about-us')
    const dialog = await ask(page, 'a page')
    await asked
    await expect(dialog.locator('p').first()).toContainText(/\S{3}/)
    await expect(dialog.getByRole('navigation')).toHaveCount(0)
  })
})

test.describe('tabs', () => {
  const tab = (page: Page, name: string) => state(page, 'tabs', 'remembered').getByRole('tab', { name })

  test('restore the tab that the hash names [S2.75]', async ({ page }) => {
    await page.goto('/ui#second-fa-IR')
    await expect(tab(page, 'second')).toHaveAttribute('aria-selected', 'true')
  })

  test('restore the tab that this browser remembers [S2.76]', async ({ page }) => {
    await page.goto('/ui')
    await tab(page, 'third').click()
    await page.goto('/basket')
    await page.goto('/ui')
    await expect(tab(page, 'third')).toHaveAttribute('aria-selected', 'true')
  })

  test('move along the line of reading with the arrow keys', async ({ page }) => {
    await page.goto('/ui')
    await tab(page, 'first').focus()
    await page.keyboard.press('ArrowLeft')
    await expect(tab(page, 'second')).toBeFocused()
    await expect(tab(page, 'second')).toHaveAttribute('aria-selected', 'true')
  })

  test('change over 150 ms [S9.67]', async ({ page }) => {
    await page.goto('/ui')
    await expect(state(page, 'tabs', 'remembered').getByRole('tabpanel').first()).toHaveCSS(
      'animation-duration',
      seconds(LIBRARY_DEFAULTS.tabTransitionMs),
    )
  })
})

test('a tooltip appears over 150 ms [S9.66]', async ({ page }) => {
  await page.goto('/')
  const title = page.getByRole('navigation', { name: 'بخش‌های صفحه' }).locator('a span').first()
  await expect(title).toHaveCSS('transition-duration', seconds(LIBRARY_DEFAULTS.tooltipTransitionMs))
})

test('the loading overlay appears after 100 ms [S9.39]', async ({ page }) => {
  await openStill(page, '/ui')
  await state(page, 'loading-overlay', 'over the page').getByRole('button').click()
  const overlay = page.getByRole('status').filter({ hasText: 'در حال بارگذاری…' })
  await page.clock.runFor(OVERLAY_AFTER_MS - 1)
  await expect(overlay).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(overlay).toBeVisible()
  await page.clock.runFor(2000)
  await expect(overlay).toHaveCount(0)
})

test('a notification without a duration leaves after 4000 ms [S4.33 S4.34 S9.23]', async ({ page }) => {
  await openStill(page, '/ui')
  await state(page, 'notice-region', 'for the default time').getByRole('button').click()
  const notice = page.getByRole('region', { name: 'پیام‌ها' }).getByText('فروشگاه')
  await page.clock.runFor(NOTICE_DEFAULT_MS - 1)
  await expect(notice).toBeVisible()
  await page.clock.runFor(1)
  await expect(notice).toHaveCount(0)
})

test('a link that leads nowhere keeps the page [S2.74]', async ({ page }) => {
  await page.goto('/ui')
  await state(page, 'button', 'a link that leads nowhere').getByRole('link').click()
  await expect(page).toHaveURL(/\/ui$/)
})

function seconds(ms: number): string {
  return `${ms / 1000}s`
}
