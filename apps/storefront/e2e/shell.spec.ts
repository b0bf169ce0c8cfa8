import type { Page } from '@playwright/test'
import { toLatinDigits } from '@rasteh/persian-text/digits'
import {
  ANCHOR_SCROLL_MS,
  CLOCK_TICK_MS,
  GO_TO_TOP_AFTER_PX,
  GO_TO_TOP_MS,
  HASH_SCROLL_THROTTLE_MS,
} from '@rasteh/shop-core/shell'
import { expect, test } from './fixtures.ts'
import { openStill } from './still-page.ts'

const topButton = (page: Page) => page.getByRole('button', { name: 'بازگشت به بالای صفحه' })
const bullets = (page: Page) => page.getByRole('navigation', { name: 'بخش‌های صفحه' })
const moveTo = (page: Page, top: number) =>
  page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
const scrolled = (page: Page) => page.evaluate(() => scrollY)

test.describe('the go-to-top button', () => {
  test('is not there at 300 px of scroll and appears after it [S2.29 S2.30 S9.35]', async ({ page }) => {
    await page.goto('/')
    await expect(topButton(page)).toBeHidden()
    await moveTo(page, GO_TO_TOP_AFTER_PX)
    await expect.poll(() => scrolled(page)).toBe(GO_TO_TOP_AFTER_PX)
    await expect(topButton(page)).toBeHidden()
    await moveTo(page, GO_TO_TOP_AFTER_PX + 1)
    await expect(topButton(page)).toBeVisible()
  })

  test('scrolls to the top over 700 ms [S2.31 S9.36]', async ({ page }) => {
    await openStill(page, '/')
    await moveTo(page, 1000)
    await expect(topButton(page)).toBeVisible()
    await topButton(page).click()
    await page.clock.runFor(GO_TO_TOP_MS - 50)
    expect(await scrolled(page)).toBeGreaterThan(0)
    await page.clock.runFor(100)
    expect(await scrolled(page)).toBe(0)
  })

  test('gives the focus of a keyboard to the top of the page', async ({ page }) => {
    await page.goto('/')
    await moveTo(page, 1000)
    await topButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'رفتن به محتوای اصلی' })).toBeFocused()
  })
})

test.describe('the bullets of the home page', () => {
  test('scroll to their section over 800 ms [S2.19 S9.37]', async ({ page }) => {
    await openStill(page, '/')
    const wanted = await page.evaluate(() => {
      const top = document.getElementById('showcase')?.getBoundingClientRect().top ?? 0
      return Math.round(top - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop))
    })
    await bullets(page).getByRole('link', { name: 'ویترین راسته' }).click()
    await page.clock.runFor(ANCHOR_SCROLL_MS - 50)
    expect(await scrolled(page)).toBeLessThan(wanted - 2)
    await page.clock.runFor(100)
    expect(Math.abs((await scrolled(page)) - wanted)).toBeLessThanOrEqual(2)
    await expect(page).toHaveURL(/#showcase$/)
  })

  test('mark the section that is being read [S2.20]', async ({ page }) => {
    await page.goto('/')
    const current = bullets(page).locator('[aria-current=location]')
    await expect(current).toHaveText('دسته‌بندی کالاها')
    await page.evaluate(() => document.getElementById('showcase')?.scrollIntoView({ behavior: 'instant' }))
    await expect(current).toHaveText('ویترین راسته')
    await moveTo(page, 0)
    await expect(current).toHaveText('دسته‌بندی کالاها')
  })
})

test.describe('looking at the scroll position', () => {
  test('has no pause without a hash in the address [S9.59]', async ({ page }) => {
    await openStill(page, '/')
    await moveTo(page, 600)
    await expect(topButton(page)).toBeVisible()
    await moveTo(page, 0)
    await expect(topButton(page)).toBeHidden()
  })

  test('pauses for 50 ms while the address has a hash [S9.60]', async ({ page }) => {
    await openStill(page, '/#top')
    await page.clock.runFor(1000)
    await moveTo(page, 600)
    await expect(topButton(page)).toBeVisible()
    await moveTo(page, 0)
    await expect.poll(() => scrolled(page)).toBe(0)
    await page.clock.runFor(HASH_SCROLL_THROTTLE_MS - 1)
    await expect(topButton(page)).toBeVisible()
    await page.clock.runFor(1)
    await expect(topButton(page)).toBeHidden()
  })
})

test('figures stand together: no digit keeps the width of another', async ({ page }) => {
  await page.goto('/offers')
  await page.evaluate(() => document.fonts.ready)
  const torn = await page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('[role=timer], [role=timer] bdi')]
    const widthOf = (element: HTMLElement) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect().width
    }
    return shown.flatMap((element) => {
      const before = widthOf(element)
      element.style.fontVariantNumeric = 'normal'
      return Math.abs(before - widthOf(element)) > 0.5 ? [element.textContent] : []
    })
  })
  expect(torn).toEqual([])
})

test('the strip above the header takes one line of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const notice = page.getByRole('complementary', { name: 'اطلاعیه و تماس' }).locator('p')
  const lines = await notice.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size
  })
  expect(lines).toBe(1)
})

test('the clock is drawn anew every second [S9.38]', async ({ page }) => {
  await openStill(page, '/')
  const clock = page.getByRole('timer', { name: 'ساعت به وقت تهران' })
  await expect(clock).toHaveText(/^[۰-۹]{2}:[۰-۹]{2}:[۰-۹]{2}$/)
  const seconds = async () => Number(toLatinDigits((await clock.textContent()) ?? '').slice(-2))
  for (let tick = 0; tick < 3; tick += 1) {
    const before = await seconds()
    await page.clock.runFor(CLOCK_TICK_MS)
    await expect.poll(seconds).toBe((before + 1) % 60)
  }
})

test('the site serves pages that managers wrote next to the shop [S1.02]', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'درباره' }).first().click()
  await expect(page).toHaveURL(/\/about-us$/)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'سبد خرید' })).toBeVisible()
})
