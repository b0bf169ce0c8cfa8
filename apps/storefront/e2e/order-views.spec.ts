import { expect } from './fixtures.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'
import { typeInto } from './typing.ts'

for (const width of [390, 1440])
  test(`a manager keeps a view, begins with it and removes it, at ${width} px`, async ({
    page,
    shopFixture,
  }, testInfo) => {
    await page.setViewportSize({ width, height: 900 })
    const name = `نمای ${Math.random().toString(36).slice(2).replaceAll(/\d/g, '')}`
    await enterAs(page, shopFixture, 'manager')
    await page.goto('/dashboard/orders?note=1')
    await page.getByRole('button', { name: 'ذخیرهٔ این نما' }).click()
    const dialog = page.getByRole('dialog', { name: 'ذخیرهٔ این نما' })
    await typeInto(dialog.getByLabel('نام نما'), name)
    await dialog.getByRole('button', { name: 'ذخیره', exact: true }).click()
    const views = page.getByRole('region', { name: 'نماهای ذخیره‌شده' })
    await expect(views.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('button', { name: 'ذخیرهٔ این نما' })).toHaveCount(0)

    await views.getByRole('button', { name: 'مدیریت نماها' }).click()
    await views.getByRole('checkbox', { name: `شروع فهرست با ${name}` }).click()
    await expect(views.getByRole('checkbox', { name: `شروع فهرست با ${name}` })).toBeChecked()
    await page.screenshot({ path: testInfo.outputPath('views.png') })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await page.goto('/dashboard/orders')
    const chips = page.getByRole('region', { name: 'فیلترهای سفارش‌ها' })
    await expect(chips.getByRole('listitem')).toHaveText([/یادداشت:دارد/])
    await chips.getByRole('link', { name: 'حذف فیلتر یادداشت' }).click()
    await expect(chips.getByRole('listitem')).toHaveCount(0)

    await views.getByRole('button', { name: 'مدیریت نماها' }).click()
    await views.getByRole('button', { name: `حذف ${name}` }).click()
    await expect(views.getByText(`نمای «${name}» حذف شود؟`)).toBeVisible()
    await views.getByRole('button', { name: 'بله، حذف کن' }).click()
    await expect(page.getByRole('link', { name })).toHaveCount(0)
  })
