import type { Page } from '@playwright/test'
import { SLIDER_DEFAULTS } from '@rasteh/shop-core/shell'
import { wakeCarousel, wholeSlides } from './carousel-slides.ts'
import { expect, test } from './fixtures.ts'
import { openStill } from './still-page.ts'

const carousel = (page: Page) => page.locator('#home-things').getByRole('group')

/** Time for a slide to come to rest; the mouse on the carousel keeps it from moving on by itself. */
const SETTLED_MS = 2500

const titles = (page: Page) => carousel(page).getByRole('article')

test.describe('the product carousel', () => {
  for (const [row, width, slides] of [
    ['S9.19', 1280, 4],
    ['S9.20', 1279, 3],
    ['S9.21', 767, 2],
    ['S9.22', 479, 1],
  ] as const) {
    test(`shows ${slides} slides in a window of ${width} px [${row}]`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      await expect.poll(() => wholeSlides(carousel(page))).toBe(slides)
    })
  }

  test('moves by its buttons, which are named', async ({ page }) => {
    await openStill(page, '/')
    await wakeCarousel(carousel(page))
    await expect(titles(page).first()).toBeInViewport()
    await carousel(page).getByRole('button', { name: 'اسلاید بعدی' }).click()
    await page.clock.runFor(SETTLED_MS)
    await expect(titles(page).first()).not.toBeInViewport()
    await carousel(page).getByRole('button', { name: 'اسلاید قبلی' }).click()
    await page.clock.runFor(SETTLED_MS)
    await expect(titles(page).first()).toBeInViewport()
  })

  test('moves by itself every 3000 ms until it is stopped [S9.72]', async ({ page }) => {
    await openStill(page, '/')
    await wakeCarousel(carousel(page))
    const spoken = carousel(page).getByText(/^اسلاید [۰-۹]+ از/)
    await expect(spoken).toHaveText(/اسلاید ۱ از/)
    await page.clock.runFor(SLIDER_DEFAULTS.autoplaySpeedMs)
    await expect(spoken).toHaveText(/اسلاید ۲ از/)
    await carousel(page).getByRole('button', { name: 'توقف نمایش خودکار' }).click()
    await page.mouse.move(0, 0)
    await page.clock.runFor(3 * SLIDER_DEFAULTS.autoplaySpeedMs)
    await expect(spoken).toHaveText(/اسلاید ۲ از/)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 479, height: 800 } })

  test('the carousel has its shape and can be scrolled', async ({ page }) => {
    await page.goto('/')
    expect(await wholeSlides(carousel(page))).toBe(1)
    const last = titles(page).last()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport()
  })
})
