import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const pictures = (page: Page) => page.getByRole('main').locator('a[rel=gallery-4]')

test.describe('a gallery on a page', () => {
  test('opens its pictures in the lightbox', async ({ page }) => {
    await page.goto('/about-us')
    await expect(pictures(page)).toHaveCount(8)
    await pictures(page).first().click()
    await expect(page.getByRole('dialog').locator('img').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('loads the rest of its pictures by a partial, and they open too', async ({ page }) => {
    await page.goto('/about-us')
    await page.getByRole('button', { name: 'نمایش بیشتر' }).click()
    await expect(pictures(page)).toHaveCount(10)
    await pictures(page).last().click()
    await expect(page.getByRole('dialog').locator('img').first()).toBeVisible()
  })
})

test('the contact page tells where the shop is and when, and calls by one press', async ({ page }) => {
  await page.goto('/contact-us')
  const main = page.getByRole('main')
  await expect(main.locator('a[href="tel:02191000000"]')).toBeVisible()
  await expect(main.getByText('شنبه تا پنج‌شنبه').first()).toBeVisible()
  await expect(main.getByRole('link', { name: 'ارسال پیام' })).toHaveAttribute('href', '/feedback')
})
