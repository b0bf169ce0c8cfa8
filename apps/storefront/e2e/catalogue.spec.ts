import type { Locator, Page } from '@playwright/test'
import { CATALOGUE_CYCLE_MS, CATALOGUE_TAB_FADE_MS } from '@rasteh/shop-core/catalogue'
import { LIBRARY_DEFAULTS } from '@rasteh/shop-core/shell'
import { expect, test } from './fixtures.ts'
import { scrollToHydrated } from './hydration.ts'
import { motionsOf, noteMotions } from './motions.ts'
import { openStill } from './still-page.ts'

const showcase = (page: Page) => page.locator('#showcase')
const tab = (page: Page, name: string) => showcase(page).getByRole('tab', { name })
const panel = (page: Page) => showcase(page).locator('[role=tabpanel][data-open=true]')
const keys = (page: Page) => panel(page).getByRole('button', { name: /^رفتن به اسلاید/ })

/** The number of the current slide, counted from 1. */
const slideOf = (page: Page) =>
  keys(page).evaluateAll((all) => all.findIndex((key) => key.getAttribute('aria-current') === 'true') + 1)

const titleOf = (place: Locator) => place.locator('[data-current=true] h3')

/** The bodies of the tab calls that a page makes. */
function watchTabCalls(page: Page): unknown[] {
  const calls: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/shop/CPL/GetTabContent')) calls.push(request.postDataJSON())
  })
  return calls
}

test.describe('the catalogue', () => {
  test('rotates: its slides change by themselves every 7000 ms [S1.04 S4.29 S9.10]', async ({ page }) => {
    await openStill(page, '/', () => scrollToHydrated(showcase(page)))
    expect(await slideOf(page)).toBe(1)
    const first = await titleOf(panel(page)).textContent()
    await page.clock.runFor(CATALOGUE_CYCLE_MS)
    await expect.poll(() => slideOf(page)).toBe(2)
    await expect(titleOf(panel(page))).not.toHaveText(first ?? '')
    await page.clock.runFor(CATALOGUE_CYCLE_MS)
    await expect.poll(() => slideOf(page)).toBe(3)
  })

  test('stops when a slide’s key is pressed [S4.30]', async ({ page }) => {
    await openStill(page, '/', () => scrollToHydrated(showcase(page)))
    await keys(page).nth(2).click()
    await expect.poll(() => slideOf(page)).toBe(3)
    await page.mouse.move(0, 0)
    await page.clock.runFor(4 * CATALOGUE_CYCLE_MS)
    expect(await slideOf(page)).toBe(3)
  })

  test('turns again, from the first slide, when a tab is chosen [S4.32]', async ({ page }) => {
    await openStill(page, '/', () => scrollToHydrated(showcase(page)))
    await keys(page).nth(2).click()
    await tab(page, 'تازه‌رسیده‌ها').click()
    await expect(keys(page)).toHaveCount(4)
    expect(await slideOf(page)).toBe(1)
    await page.clock.runFor(CATALOGUE_CYCLE_MS)
    await expect.poll(() => slideOf(page)).toBe(2)
  })

  test('rests while a mouse is on it', async ({ page }) => {
    await openStill(page, '/', () => scrollToHydrated(showcase(page)))
    await titleOf(panel(page)).hover()
    await page.clock.runFor(2 * CATALOGUE_CYCLE_MS)
    expect(await slideOf(page)).toBe(1)
    await page.mouse.move(0, 0)
    await page.clock.runFor(CATALOGUE_CYCLE_MS)
    await expect.poll(() => slideOf(page)).toBe(2)
  })

  test('fades the contents of a chosen tab in over 400 ms, and the tab itself over 150 ms [S4.31 S9.11 S9.67]', async ({
    page,
  }) => {
    await noteMotions(page)
    await page.goto('/')
    await scrollToHydrated(showcase(page))
    const before = (await motionsOf(page)).length
    await tab(page, 'سفال').click()
    await expect(panel(page)).toBeVisible()
    await expect
      .poll(async () => (await motionsOf(page)).slice(before).map(({ of }) => of))
      .toContain('tabpanel')
    const moved = (await motionsOf(page)).slice(before)
    const [fade] = moved.filter(({ of }) => of === 'tabpanel')
    expect(fade?.ms).toBe(CATALOGUE_TAB_FADE_MS)
    expect(fade?.frames[0]).toContain('"opacity":"0"')
    const tabs = moved.filter(({ of, moved: what }) => of === 'tab' && /border/.test(what))
    expect(tabs.length).toBeGreaterThan(0)
    expect(new Set(tabs.map(({ ms }) => ms))).toEqual(new Set([LIBRARY_DEFAULTS.tabTransitionMs]))
  })

  test('has tabs, whose lists come when they are opened, once each [S1.05 S1.06 S4.46 S4.47 S4.48 S4.49]', async ({
    page,
  }) => {
    const calls = watchTabCalls(page)
    await page.goto('/')
    await expect(showcase(page).getByRole('tab')).toHaveCount(4)
    await expect(panel(page).getByRole('article')).toHaveCount(8)
    expect(calls).toEqual([])
    const held = Promise.withResolvers<void>()
    await page.route('**/CPL/GetTabContent', async (route) => {
      await held.promise
      await route.continue()
    })
    await tab(page, 'چای').click()
    await expect(panel(page).getByRole('status', { name: 'در حال بارگذاری' })).toBeVisible()
    held.resolve()
    await expect(panel(page).getByRole('article')).toHaveCount(8)
    await tab(page, 'پرطرفدارها').click()
    await tab(page, 'چای').click()
    await expect(panel(page).getByRole('article')).toHaveCount(8)
    expect(calls).toEqual([{ ModuleID: expect.any(Number), TabIndex: 2 }])
  })

  test('says when a list did not come, and asks again', async ({ page }) => {
    await page.goto('/')
    await page.route('**/CPL/GetTabContent', (route) => route.fulfill({ status: 404, body: '{}' }))
    await tab(page, 'چای').click()
    await expect(panel(page)).toContainText('بارگذاری نشد')
    await page.unroute('**/CPL/GetTabContent')
    await panel(page).getByRole('button', { name: 'تلاش دوباره' }).click()
    await expect(panel(page).getByRole('article')).toHaveCount(8)
  })
})

test.describe('a catalogue that waits to be seen', () => {
  test('loads its list when the visitor reaches it, and draws it with its own template [S1.07 S3.67]', async ({
    page,
  }) => {
    const calls = watchTabCalls(page)
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    expect(calls).toEqual([])
    const catalogue = page.locator('#desk')
    await catalogue.scrollIntoViewIfNeeded()
    await expect(catalogue.locator('[data-template=rows] article')).toHaveCount(8)
    expect(calls).toHaveLength(1)
    await expect(showcase(page).locator('[data-template=cards] article')).toHaveCount(8)
  })
})
