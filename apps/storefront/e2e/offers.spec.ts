import type { Page } from '@playwright/test'
import { toLatinDigits } from '@rasteh/persian-text/digits'
import { COUNTDOWN_TICK_MS } from '@rasteh/shop-core/countdown'
import { query } from './database.ts'
import { expect, test } from './fixtures.ts'
import { openStill } from './still-page.ts'

const timers = (page: Page) => page.getByRole('main').getByRole('timer')

function secondsOf(clock: string): number {
  return toLatinDigits(clock)
    .split(':')
    .reduce((sum, part) => 60 * sum + Number(part), 0)
}

test.describe('amazing offers', () => {
  test('are on the home page with countdown timers [S1.19]', async ({ page }) => {
    await page.goto('/')
    const offers = page.locator('#amazing')
    await expect(offers.getByRole('heading', { name: 'پیشنهادهای شگفت‌انگیز' })).toBeVisible()
    await expect(offers.getByRole('timer').first()).toContainText(/[۰-۹]{2}:[۰-۹]{2}:[۰-۹]{2}/)
  })

  test('have a page of their own, with their prices and timers [S2.65]', async ({ page }) => {
    await page.goto('/offers')
    // Journeys beside this one may make offers that never end, which have no timer.
    const cards = page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: page.getByRole('timer') })
    await expect(cards.first()).toBeVisible()
    await expect(timers(page)).toHaveCount(await cards.count())
    await expect(cards.first()).toContainText('٪')
    await expect(cards.first()).toContainText('تومان')
  })

  test('carry their end and whether days are told apart [S3.98 S3.99]', async ({ page }) => {
    await page.goto('/offers')
    const withDays = timers(page).and(page.locator('[data-show-day=true]'))
    const without = timers(page).and(page.locator('[data-show-day=false]'))
    await expect(withDays.last()).toContainText('روز')
    await expect(without.last()).not.toContainText('روز')
    const ends = await timers(page).evaluateAll((all) =>
      all.map((timer) => Date.parse(timer.getAttribute('data-expiration-date') ?? '')),
    )
    expect(ends.every((end) => end > Date.now())).toBe(true)
    expect(ends).toEqual([...ends].sort((one, other) => one - other))
    const kept = await query<{ end: string }>(
      'select extract(epoch from ends_at) * 1000 as end from public.offers where ends_at > now()',
    )
    expect(kept.map(({ end }) => Math.floor(Number(end) / 1000))).toEqual(
      expect.arrayContaining(ends.map((end) => Math.floor(end / 1000))),
    )
  })

  test('tick each second [S4.81 S9.45]', async ({ page }) => {
    await openStill(page, '/offers')
    const left = async () => secondsOf((await timers(page).first().locator('bdi').textContent()) ?? '')
    const before = await left()
    for (const passed of [1, 2, 3]) {
      await page.clock.runFor(COUNTDOWN_TICK_MS)
      await expect.poll(left).toBe(before - passed)
    }
  })

  test('show 00:00:00 when they are over, and stop there [S4.82 S4.83]', async ({ page }) => {
    await page.clock.install()
    await page.goto('/offers')
    await page.clock.fastForward(200 * 3_600_000)
    await expect(timers(page).first()).toContainText('۰۰:۰۰:۰۰')
    await expect(timers(page).first()).toContainText('به پایان رسید')
    await page.clock.fastForward('01:00')
    await expect(timers(page).first()).toContainText('۰۰:۰۰:۰۰')
  })

  test('that are over are no longer listed', async ({ page }) => {
    const [ended] = await query<{ slug: string }>(
      `update public.offers o set ends_at = now() - interval '1 second'
       from public.variants v join public.products p on p.id = v.product_id
       where v.id = o.variant_id and o.id = (select id from public.offers order by ends_at desc limit 1) returning p.slug`,
    )
    await page.goto('/offers')
    await expect(timers(page).first()).toBeVisible()
    await expect(page.locator(`main a[href$="/${encodeURIComponent(ended?.slug ?? '')}"]`)).toHaveCount(0)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an offer tells how long it runs', async ({ page }) => {
    await page.goto('/offers')
    await expect(timers(page).first()).toContainText(/[۰-۹]{2}:[۰-۹]{2}:[۰-۹]{2}/)
  })
})
