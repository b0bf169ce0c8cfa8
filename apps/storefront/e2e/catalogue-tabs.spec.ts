import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { scrollToHydrated } from './hydration.ts'

const chosen = (page: Page) => page.locator('#showcase').getByRole('tab', { selected: true })
const tab = (page: Page, name: string) => page.locator('#showcase').getByRole('tab', { name })

test.describe('the tabs of a catalogue', () => {
  test('are chosen by a hash in the address, which brings the visitor to them [S2.75]', async ({ page }) => {
    await page.goto('/#tea')
    await expect(chosen(page)).toHaveText('چای و دمنوش')
    await expect(chosen(page)).toBeInViewport()
  })

  test('are chosen by a link of the main menu with a hash [S2.21]', async ({ page }) => {
    await page.goto('/')
    await tab(page, 'سفال').click()
    await expect(chosen(page)).toHaveText('سفال')
    const menu = page.getByRole('navigation', { name: 'منوی اصلی' })
    await menu.getByRole('button', { name: 'سایر' }).click()
    await menu.getByRole('link', { name: 'پرطرفدارها' }).click()
    await expect(chosen(page)).toHaveText('پرطرفدارها')
  })

  test('are remembered, and a hash comes before what is remembered [S2.76]', async ({ page }) => {
    await page.goto('/')
    await tab(page, 'سفال').click()
    await expect(chosen(page)).toHaveText('سفال')
    await page.goto('/news')
    await page.goto('/')
    await scrollToHydrated(page.locator('#showcase'))
    await expect(chosen(page)).toHaveText('سفال')
    await page.goto('/#newest')
    await expect(chosen(page)).toHaveText('تازه‌رسیده‌ها')
  })

  test('are gone through with the arrow keys along the line of reading', async ({ page }) => {
    await page.goto('/')
    await scrollToHydrated(page.locator('#showcase'))
    await tab(page, 'پرطرفدارها').focus()
    await page.keyboard.press('ArrowLeft')
    await expect(chosen(page)).toHaveText('تازه‌رسیده‌ها')
    await expect(chosen(page)).toBeFocused()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the first tab can be read, slides and list', async ({ page }) => {
    await page.goto('/')
    const showcase = page.locator('#showcase')
    await expect(showcase.getByRole('article')).toHaveCount(8)
    await expect(showcase.getByRole('heading', { level: 3 })).toHaveCount(12)
    await expect(page.locator('#desk article').first()).toBeVisible()
  })
})

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the slides stand still', async ({ page }) => {
    await page.goto('/')
    await scrollToHydrated(page.locator('#showcase'))
    const keys = page.locator('#showcase').getByRole('button', { name: /^رفتن به اسلاید/ })
    await expect(keys.first()).toHaveAttribute('aria-current', 'true')
    await expect(page.locator('#showcase').getByRole('button', { name: 'شروع نمایش خودکار' })).toBeVisible()
  })
})
