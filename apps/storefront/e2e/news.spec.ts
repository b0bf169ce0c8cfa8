import type { Page } from '@playwright/test'
import { NEWS_SLIDER } from '@rasteh/shop-core/catalogue'
import { slideAt, wakeCarousel, wholeSlides } from './carousel-slides.ts'
import { expect, test } from './fixtures.ts'
import { restartByTouch } from './motions.ts'
import { openStill } from './still-page.ts'

const news = (page: Page) => page.locator('#news').getByRole('group')
const spoken = (page: Page) => news(page).getByText(/^اسلاید [۰-۹]+ از/)
const next = (page: Page) => news(page).getByRole('button', { name: 'اسلاید بعدی' })

test.describe('the news carousel', () => {
  test('lets a visitor read the news [S1.18]', async ({ page }) => {
    await page.goto('/')
    const first = news(page).getByRole('article').first()
    const title = await first.getByRole('heading').textContent()
    await first.getByRole('link').click()
    await expect(page).toHaveURL(/\/news\/./)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  })

  for (const [row, width, items] of [
    ['S9.12', 1200, 4],
    ['S9.13', 980, 3],
    ['S9.14', 768, 2],
    ['S9.15', 480, 1],
  ] as const) {
    test(`shows ${items} items in a window of ${width} px [${row}]`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      await expect.poll(() => wholeSlides(news(page))).toBe(items)
    })
  }

  test.describe('under a finger', () => {
    test.use({ hasTouch: true })

    test('moves by itself every 8000 ms [S9.16]', async ({ page }) => {
      await openStill(page, '/')
      await wakeCarousel(news(page))
      await restartByTouch(news(page))
      const first = await slideAt(news(page))
      await page.clock.runFor(NEWS_SLIDER.autoplayMs - 1)
      expect(await slideAt(news(page))).toBe(first)
      await page.clock.runFor(1)
      await expect.poll(() => slideAt(news(page))).toBe(first + 1)
    })
  })

  test('runs from right to left: the first item stands at the right, the next one at its left [S9.17]', async ({
    page,
  }) => {
    await page.goto('/')
    const place = (nth: number) =>
      news(page)
        .getByRole('article')
        .nth(nth)
        .boundingBox()
        .then((box) => box?.x ?? 0)
    expect(await place(0)).toBeGreaterThan(await place(1))
    const before = await place(1)
    await news(page).scrollIntoViewIfNeeded()
    await next(page).click()
    await expect.poll(() => place(1)).toBeGreaterThan(before + 100)
  })

  test('never ends: after the last item the first comes again [S9.18]', async ({ page }) => {
    await page.goto('/')
    await news(page).scrollIntoViewIfNeeded()
    await next(page).click()
    await expect(spoken(page)).toHaveText(/اسلاید ۲ از ۸/)
    for (let press = 0; press < 7; press += 1) await next(page).click()
    await expect(spoken(page)).toHaveText(/اسلاید ۱ از ۸/)
    await expect.poll(() => wholeSlides(news(page))).toBe(4)
  })

  test('stands in the page’s own direction in English', async ({ page }) => {
    await page.goto('/?language=en-US')
    const boxes = await news(page)
      .getByRole('article')
      .evaluateAll((all) => all.slice(0, 2).map((one) => one.getBoundingClientRect().left))
    expect(boxes[0]).toBeLessThan(boxes[1] ?? 0)
  })
})

test('the list of news shows all of them, each with its date and picture', async ({ page }) => {
  await page.goto('/news')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(10)
  await expect(page.getByRole('main').locator('time').first()).toHaveText(
    /^۱۴\d{2}|^[۰-۹]{4}\/[۰-۹]{2}\/[۰-۹]{2}$/,
  )
})

test('a news item leads on to others, and not to itself', async ({ page }) => {
  await page.goto('/news')
  await page.getByRole('main').locator('article a').first().click()
  await page.waitForURL(/\/news\/./)
  const further = page.getByRole('region', { name: 'خبرهای مرتبط' }).getByRole('article')
  await expect(further.first()).toBeVisible()
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await expect(further.filter({ hasText: title ?? '' })).toHaveCount(0)
})
