import type { Page } from '@playwright/test'
import { productWhere } from './database.ts'
import { expect, test } from './fixtures.ts'
import { sizeOf } from './size.ts'

const WITH_PICTURES = `(select count(*) from public.products_rels r where r.parent_id = p.id and r.path = 'pictures') = 2`

async function openGallery(page: Page, search = '') {
  const { address } = await productWhere(WITH_PICTURES, 0)
  await page.goto(address + search)
  await page.waitForLoadState('networkidle')
  const link = page.locator('a[rel~="gallery-2"]').first()
  await link.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img')).toBeVisible()
  return { link, dialog }
}

test.describe('a gallery in the lightbox', () => {
  test('opens from links tagged gallery-2, named after its picture [S2.72]', async ({ page }) => {
    const { link, dialog } = await openGallery(page)
    await expect(dialog.locator('img')).toHaveAttribute('src', (await link.getAttribute('href')) ?? '')
    await expect(dialog).toHaveAccessibleName(/تصویر ۱ از ۳/)
    await expect(dialog.getByRole('status').first()).toHaveText('۱ از ۳')
  })

  test('opens from links tagged gallery-4 [S2.73]', async ({ page }) => {
    await page.goto('/news')
    await page.getByRole('main').locator('article a').first().click()
    await page.waitForURL(/\/news\/./)
    await page.locator('a[rel~="gallery-4"]').click()
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  })

  test('closes by Escape and gives the focus back [S9.61]', async ({ page }) => {
    const { link, dialog } = await openGallery(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(link).toBeFocused()
  })

  test('goes on by the left arrow and back by the right one, without end, in Persian [S9.62 S9.63]', async ({
    page,
  }) => {
    const { dialog } = await openGallery(page)
    const counter = dialog.getByRole('status').first()
    await page.keyboard.press('ArrowLeft')
    await expect(counter).toHaveText('۲ از ۳')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(counter).toHaveText('۳ از ۳')
  })

  test('goes on by the right arrow in English', async ({ page }) => {
    const { dialog } = await openGallery(page, '?language=en-US')
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('status').first()).toHaveText('2 of 3')
  })

  test('keeps the focus inside', async ({ page }) => {
    const { dialog } = await openGallery(page)
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Tab')
      expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
    }
  })

  test('goes on by itself every 2500 ms when asked to [S9.79]', async ({ page }) => {
    await page.clock.install()
    const { dialog } = await openGallery(page)
    const counter = dialog.getByRole('status').first()
    await page.clock.pauseAt(Date.now() + 60_000)
    await dialog.getByRole('button', { name: 'شروع نمایش اسلایدی' }).click()
    await page.clock.runFor(2499)
    await expect(counter).toHaveText('۱ از ۳')
    await page.clock.runFor(1)
    await expect(counter).toHaveText('۲ از ۳')
    await dialog.getByRole('button', { name: 'توقف نمایش اسلایدی' }).click()
    await page.clock.runFor(10_000)
    await expect(counter).toHaveText('۲ از ۳')
  })

  test('fades in over 300 ms above an overlay of 0.9 [S9.77 S9.78]', async ({ page }) => {
    await openGallery(page)
    const backdrop = page.locator('[data-lightbox-backdrop]')
    const shown = await backdrop.evaluate((element) => ({
      opacity: getComputedStyle(element).opacity,
      speed: element.parentElement && getComputedStyle(element.parentElement).transitionDuration,
    }))
    expect(shown).toEqual({ opacity: '0.9', speed: '0.3s' })
  })

  test('does not fade for those who want no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openGallery(page)
    const overlay = page.locator('[data-lightbox-backdrop]').locator('..')
    expect(await overlay.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0s')
  })

  test('is 600 by 450 until its picture has come [S9.80]', async ({ page }) => {
    await page.goto((await productWhere(WITH_PICTURES, 0)).address)
    await page.waitForLoadState('networkidle')
    const links = page.locator('a[rel~="gallery-2"]')
    // The second picture in full has not been loaded by the page itself.
    const arrive = await holdBack(page, (await links.nth(1).getAttribute('href')) ?? '')
    await links.nth(1).click()
    const box = page.locator('[data-lightbox-box]')
    await expect(box).toBeVisible()
    expect(await sizeOf(box)).toEqual([600, 450])
    arrive()
    await expect.poll(async () => new Set(await sizeOf(box)).size).toBe(1)
  })
})

/** Keeps an answer back until the returned function is called. */
async function holdBack(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**${path}`, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
