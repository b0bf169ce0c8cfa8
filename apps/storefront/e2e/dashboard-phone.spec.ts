import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openAs } from './staff-helpers.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const opener = (page: Page) => page.getByRole('button', { name: 'باز کردن منو' })
const menu = (page: Page) => page.getByRole('dialog', { name: 'منو' })

const closer = (page: Page) => menu(page).getByRole('button', { name: 'بستن منو' })

async function openMenu(page: Page): Promise<Locator> {
  await opener(page).tap()
  await expect(menu(page)).toBeVisible()
  return menu(page)
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test.describe('the menu on a phone', () => {
  test('covers the screen, leads to its entries and is gone there', async ({ page }) => {
    test.slow()
    await openAs(page, 'owner', '/dashboard')
    const first = await openMenu(page)
    const { x, width } = (await first.boundingBox()) ?? { x: 1, width: 0 }
    expect([x, width, await widthOf(page)]).toEqual([0, 390, 390])
    expect((await first.locator('[data-menu-entry]').all()).length).toBeGreaterThan(35)
    for (const folded of await first.locator('button[aria-expanded]').all())
      if ((await folded.getAttribute('aria-expanded')) === 'false') await folded.tap()
    const rows = await first.locator('a:visible, button:visible').evaluateAll((all) =>
      all.map((row) => {
        const { left, right, height } = row.getBoundingClientRect()
        return { name: row.textContent, isOnScreen: left >= 0 && right <= 390, height }
      }),
    )
    expect(rows.filter(({ isOnScreen, height }) => !isOnScreen || height < 44)).toEqual([])
    expect(await widthOf(page)).toBe(390)
    await closer(page).tap()
    // The screens behind the others are opened by their addresses in `dashboard-screens.spec`.
    for (const path of ['/dashboard/returns', '/dashboard/collections/banks', '/dashboard/globals/header']) {
      const link = (await openMenu(page)).locator(`a[href="${path}"]`)
      const name = await link.getAttribute('data-menu-entry')
      await link.tap()
      await expect(page).toHaveURL(new RegExp(`${path}(\\?|$)`))
      await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(name ?? '')
      await expect(menu(page)).toHaveCount(0)
      expect(await widthOf(page), path).toBe(390)
    }
  })

  test('is left by Escape, by the way back and by its own button, and keeps the keyboard inside', async ({
    page,
  }) => {
    await openAs(page, 'owner', '/dashboard/orders')
    await expect(page.locator('#dashboard-menu')).toBeHidden()
    const steps = await page.evaluate(() => history.length)
    const open = await openMenu(page)
    expect(await page.evaluate(() => history.length)).toBe(steps + 1)
    await expect(closer(page)).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    // Before the first control of the drawer there is only the browser itself.
    expect(
      await open.evaluate(
        (drawer) => document.activeElement === document.body || drawer.contains(document.activeElement),
      ),
    ).toBe(true)
    await page.keyboard.press('Escape')
    await expect(menu(page)).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
    await openMenu(page)
    await page.goBack()
    await expect(menu(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/dashboard\/orders$/)
    await openMenu(page)
    await closer(page).tap()
    await expect(menu(page)).toHaveCount(0)
    const again = await openMenu(page)
    await again.getByRole('link', { name: 'تغییر گروهی قیمت' }).tap()
    await expect(page).toHaveURL(/\/dashboard\/price-desk$/)
    // One step back is the page before, not the menu that led away from it.
    await page.goBack()
    await expect(page).toHaveURL(/\/dashboard\/orders$/)
    await expect(menu(page)).toHaveCount(0)
  })
})

test('the lists of versions are no wider than the phone', async ({ page }) => {
  await openAs(page, 'owner', '/dashboard/collections/products/1/versions')
  await expect(page.getByRole('table')).toBeVisible()
  expect(await widthOf(page)).toBe(390)
})
