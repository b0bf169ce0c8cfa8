import type { Page } from '@playwright/test'
import { toLatinDigits } from '@rasteh/persian-text/digits'
import { query } from './database.ts'
import { expect, test } from './fixtures.ts'
import { openAs } from './staff-helpers.ts'

const figureIn = (text: string) => Number(toLatinDigits(text).replaceAll(/[^\d]/g, ''))

/** What a card leads to says how many there are: in its pager, or row by row over all its pages. */
async function totalOf(page: Page): Promise<number> {
  const info = page.locator('.page-controls__page-info')
  if (await info.isVisible()) return figureIn(((await info.textContent()) ?? '').split('از').at(-1) ?? '')
  const rows = page.locator('main tbody tr, main li[data-change]')
  const next = page.getByRole('link', { name: /^(صفحهٔ بعد|قدیمی‌ترها)$/ })
  let total = await rows.count()
  while (await next.isVisible()) {
    await next.click()
    await page.waitForLoadState('networkidle')
    total += await rows.count()
  }
  return total
}

const cardOf = (page: Page, title: string) =>
  page.getByRole('region', { name: 'در انتظار شما' }).getByRole('link').filter({ hasText: title })

async function countOn(page: Page, title: string): Promise<number> {
  await page.goto('/dashboard')
  return figureIn((await cardOf(page, title).locator('span').first().textContent()) ?? '')
}

/**
 * Counts a card, what it leads to, and the card again. Others work in the shop meanwhile, so what the card leads to
 * holds between what the card said before and after.
 */
async function openCard(page: Page, title: string): Promise<{ counts: [number, number]; total: number }> {
  const before = await countOn(page, title)
  await cardOf(page, title).click()
  await page.waitForURL((url) => url.pathname !== '/dashboard')
  await page.waitForLoadState('networkidle')
  const total = await totalOf(page)
  return { counts: [before, await countOn(page, title)], total }
}

const CARDS = [
  'سفارش امروز',
  'سفارش در انتظار تأیید',
  'سفارش آمادهٔ ارسال',
  'بازگشت وجه',
  'دیدگاه در انتظار تأیید',
  'پیام خوانده‌نشده',
  'تنوع کم‌موجودی',
  'پیشنهاد رو به پایان',
  'تغییر قیمت زمان‌بندی‌شده',
]

test.describe('the first page of the dashboard', () => {
  test('leads from each card to exactly what the card counts', async ({ page }) => {
    // Nine cards, three screens of the dashboard each.
    test.setTimeout(300_000)
    // More changes wait than the page names.
    await query(
      `insert into shop.price_changes (made_by, chosen, rule, digest, starts_at)
       select (select min(id) from public.staff), '{"kind":"list","codes":["X"]}',
         '{"direction":"up","move":{"kind":"percent","percent":1},"rounding":null}', 'journey-' || n, now() + interval '300 days'
       from generate_series(1, 7) n`,
    )
    await openAs(page, 'manager', '/dashboard')
    const region = page.getByRole('region', { name: 'در انتظار شما' })
    await expect(region.getByRole('link')).toHaveCount(CARDS.length)
    const counts = new Map<string, number>()
    for (const title of CARDS)
      await expect(async () => {
        const { counts: both, total } = await openCard(page, title)
        counts.set(title, both[0])
        expect(total, title).toBeGreaterThanOrEqual(Math.min(...both))
        expect(total, title).toBeLessThanOrEqual(Math.max(...both))
      }).toPass({ timeout: 90_000 })
    expect(counts.get('تنوع کم‌موجودی')).toBeGreaterThan(50)
    expect(counts.get('تغییر قیمت زمان‌بندی‌شده')).toBeGreaterThan(5)
    await query("delete from shop.price_changes where digest like 'journey-%'")
  })

  test('is walked by the keyboard: over the header at once, and every stop is seen', async ({ page }) => {
    await openAs(page, 'manager', '/dashboard')
    await expect(page.getByRole('main')).toHaveCount(1)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'رفتن به محتوای صفحه' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    const stops = [
      page.getByRole('navigation', { name: 'کارهای روزانه' }).getByRole('link').first(),
      page.getByRole('banner').getByRole('link', { name: 'حساب کاربری' }).first(),
    ]
    for (const stop of stops) {
      await page.keyboard.press('Tab')
      await stop.focus()
      const ring = await stop.evaluate((link) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(link)
        return { outlineStyle, outlineWidth }
      })
      expect(ring).toEqual({ outlineStyle: 'solid', outlineWidth: '3px' })
    }
    const language = await page.locator('.app-header__localizer button').boundingBox()
    expect([language?.height ?? 0, language?.width ?? 0].map((side) => side >= 44)).toEqual([true, true])
  })

  for (const width of [1440, 2200])
    test(`is left for desks that use a window of ${width} px and stand in its middle`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openAs(page, 'manager', '/dashboard/orders')
      const {
        before,
        after,
        width: shownWidth,
      } = await page.getByRole('main').evaluate((main) => {
        const [screen, parent] = [main, main.parentElement ?? main].map((one) => one.getBoundingClientRect())
        return {
          before: (screen?.left ?? 0) - (parent?.left ?? 0),
          after: (parent?.right ?? 0) - (screen?.right ?? 0),
          width: screen?.width ?? 0,
        }
      })
      expect(Math.abs(before - after)).toBeLessThanOrEqual(1)
      // The menu may stand open beside it.
      expect(shownWidth).toBeGreaterThanOrEqual(Math.min(width - 275, 1800) - 1)
    })
})
