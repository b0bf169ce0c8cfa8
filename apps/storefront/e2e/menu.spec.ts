import type { Page } from '@playwright/test'
import {
  HOVER_INTENT_INTERVAL_MS,
  HOVER_INTENT_SENSITIVITY_PX,
  MAIN_MENU_MAX,
  MEGA_MENU_MOBILE_MAX_PX,
  MENU_MOBILE_MAX_PX,
  OVERFLOW_MENU_DEFAULT,
} from '@rasteh/shop-core/menu'
import { query } from './database.ts'
import { expect, test } from './fixtures.ts'
import { openStill } from './still-page.ts'

const HEIGHT = 800
const menu = (page: Page) => page.getByRole('navigation', { name: 'منوی اصلی' })
const others = (page: Page) => menu(page).getByRole('button', { name: 'سایر' })
const row = (page: Page) => menu(page).locator('> ul > li')

test.use({ viewport: { width: MENU_MOBILE_MAX_PX + 1, height: HEIGHT } })

test.describe('the main menu', () => {
  test('has an entry that leads nowhere, whose click keeps the page where it is [S2.74]', async ({
    page,
  }) => {
    const [entry] = await query<{ id: string; address: string; title: string }>(
      `select s.id, s.address, l.title from public.main_menu_second s
       join public.main_menu_second_locales l on l._parent_id = s.id and l._locale = 'fa' order by s.id desc limit 1`,
    )
    const lead = (address?: string) =>
      query('update public.main_menu_second set address = $2 where id = $1', [entry?.id, address])
    await lead('#')
    await page.goto('/')
    await lead(entry?.address)
    // It is in a list that is closed, so it has no role, and once more under «others».
    const link = menu(page).locator('a.target-none').first()
    await expect(link).toHaveText(entry?.title ?? '')
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    const isPrevented = await link.evaluate(
      (element) =>
        new Promise<boolean>((resolve) => {
          addEventListener('click', (event) => resolve(event.defaultPrevented), { once: true })
          ;(element as HTMLElement).click()
        }),
    )
    expect(isPrevented).toBe(true)
    await expect(page).toHaveURL(/\/$/)
    expect(await page.evaluate(() => scrollY)).toBe(600)
  })

  test('shows ten entries, and the rest under «سایر» [S2.77 S2.78 S2.79 S9.28 S9.29]', async ({ page }) => {
    await page.goto('/')
    await expect(row(page)).toHaveCount(MAIN_MENU_MAX + 1)
    await expect(others(page)).toBeVisible()
    const last = menu(page).getByRole('link', { name: 'پرطرفدارها' })
    await expect(last).toBeHidden()
    await others(page).click()
    await expect(last).toBeVisible()
  })

  test('is folded at 1024 px and a row above it [S9.27]', async ({ page }) => {
    await page.goto('/')
    await expect(others(page)).toBeVisible()
    await page.setViewportSize({ width: MENU_MOBILE_MAX_PX, height: HEIGHT })
    await expect(others(page)).toBeHidden()
    await menu(page).getByText('منوی اصلی').click()
    await expect(menu(page).getByRole('link', { name: 'اخبار راسته' })).toBeVisible()
  })

  test('shows what is under an entry at once above 991 px, and folded at it [S9.26]', async ({ page }) => {
    await page.setViewportSize({ width: MEGA_MENU_MOBILE_MAX_PX + 1, height: HEIGHT })
    await page.goto('/')
    await menu(page).getByText('منوی اصلی').click()
    const branch = menu(page).locator('details details').first()
    await expect(branch.getByRole('link').first()).toBeVisible()
    await page.setViewportSize({ width: MEGA_MENU_MOBILE_MAX_PX, height: HEIGHT })
    await expect(branch.getByRole('link').first()).toBeHidden()
    await branch.locator('summary').click()
    await expect(branch.getByRole('link').first()).toBeVisible()
  })

  test('opens under a mouse that rests for 100 ms, moving less than 6 px [S9.74 S9.75]', async ({ page }) => {
    await openStill(page, '/')
    const entry = menu(page).locator('> ul > li[data-open]').first()
    const box = await entry.boundingBox()
    const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20]
    await page.mouse.move(x, y)
    await page.mouse.move(x + HOVER_INTENT_SENSITIVITY_PX, y)
    await page.clock.runFor(HOVER_INTENT_INTERVAL_MS)
    await expect(entry).toHaveAttribute('data-open', 'false')
    await page.mouse.move(x + HOVER_INTENT_SENSITIVITY_PX + HOVER_INTENT_SENSITIVITY_PX - 1, y)
    await page.clock.runFor(HOVER_INTENT_INTERVAL_MS - 1)
    await expect(entry).toHaveAttribute('data-open', 'false')
    await page.clock.runFor(1)
    await expect(entry).toHaveAttribute('data-open', 'true')
    await page.mouse.move(x, HEIGHT - 10)
    await page.clock.runFor(HOVER_INTENT_INTERVAL_MS)
    await expect(entry).toHaveAttribute('data-open', 'false')
  })

  test('is opened and closed by the keyboard, which never loses its place', async ({ page }) => {
    await page.goto('/')
    await others(page).focus()
    await page.keyboard.press('Enter')
    await expect(others(page)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(others(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(others(page)).toBeFocused()
  })

  test('tells the page of a hash, also of one that is there already', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => {
      addEventListener('hashchange', () => {
        document.title += '|'
      })
    })
    await others(page).click()
    await menu(page).getByRole('link', { name: 'پرطرفدارها' }).click()
    await expect(page).toHaveURL(/#popular$/)
    await expect(page).toHaveTitle(/[^|]\|$/)
    await others(page).press('Enter')
    await menu(page).getByRole('link', { name: 'پرطرفدارها' }).press('Enter')
    await expect(page).toHaveTitle(/\|\|$/)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('what is under an entry opens under the mouse', async ({ page }) => {
    await page.goto('/')
    const last = menu(page).getByRole('link', { name: 'پرطرفدارها' })
    await expect(last).toBeHidden()
    await others(page).hover()
    await expect(last).toBeVisible()
  })
})

test('another menu that overflows shows six entries before the others [S9.76]', async ({ page }) => {
  await page.goto('/')
  const column = page.getByRole('contentinfo').locator('div:has(> h2)').filter({ hasText: 'دسته‌بندی کالاها' })
  await expect(column.getByRole('link')).toHaveCount(OVERFLOW_MENU_DEFAULT)
  await column.getByText('سایر').click()
  expect(await column.getByRole('link').count()).toBeGreaterThan(OVERFLOW_MENU_DEFAULT)
})
