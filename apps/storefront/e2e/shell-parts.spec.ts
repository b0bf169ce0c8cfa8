import type { Locator, Page } from '@playwright/test'
import { LIBRARY_DEFAULTS } from '@rasteh/shop-core/shell'
import { expect, test } from './fixtures.ts'

/** A state of a part on the page of parts, in Persian. */
const state = (page: Page, part: string, name: string): Locator =>
  page
    .locator(`#${part} [data-culture-shown=fa-IR] figure`)
    .filter({ has: page.locator('figcaption', { hasText: name }) })

test.describe('tabs', () => {
  const tab = (page: Page, name: string) => state(page, 'tabs', 'remembered').getByRole('tab', { name })

  test('move along the line of reading with the arrow keys', async ({ page }) => {
    await page.goto('/ui')
    await tab(page, 'first').focus()
    await page.keyboard.press('ArrowLeft')
    await expect(tab(page, 'second')).toBeFocused()
    await expect(tab(page, 'second')).toHaveAttribute('aria-selected', 'true')
  })
})

test('a tooltip appears over 150 ms [S9.66]', async ({ page }) => {
  await page.goto('/')
  const title = page.getByRole('navigation', { name: 'بخش‌های صفحه' }).locator('a span').first()
  await expect(title).toHaveCSS('transition-duration', seconds(LIBRARY_DEFAULTS.tooltipTransitionMs))
})

function seconds(ms: number): string {
  return `${ms / 1000}s`
}
