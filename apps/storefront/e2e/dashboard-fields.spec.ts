import { expect, test } from './fixtures.ts'
import { openAs, originHeader, saved } from './staff-helpers.ts'
import { typeInto } from './typing.ts'

test.describe("the dashboard's fields", () => {
  test('keep ۱۴۰۵/۰۹/۰۱ as the beginning of that day in Tehran', async ({ page }) => {
    await openAs(page, 'manager', '/dashboard/collections/special-codes/create')
    await typeInto(page.locator('#field-code'), `AZAR${Date.now()}`)
    await typeInto(page.locator('#field-percent'), '٢٠')
    await typeInto(page.locator('#field-startsAt'), '۱۴۰۵/۰۹/۰۱')
    await typeInto(page.locator('#field-endsAt'), '1405/09/02 10:30')
    const { doc } = await saved(page)
    expect(doc).toMatchObject({
      percent: 20,
      startsAt: '2026-11-21T20:30:00.000Z',
      endsAt: '2026-11-23T07:00:00.000Z',
    })
    await page.goto(`/dashboard/collections/special-codes/${doc.id}`)
    await expect(page.locator('#field-endsAt')).toHaveValue('۱۴۰۵/۰۹/۰۲ ۱۰:۳۰')
  })

  test('offer a Persian calendar, by keyboard too', async ({ page }) => {
    await openAs(page, 'manager', '/dashboard/collections/special-codes/create')
    await typeInto(page.locator('#field-startsAt'), '۱۴۰۵/۰۹/۰۱')
    await page.getByRole('button', { name: /باز کردن تقویم: شروع/ }).click()
    const calendar = page.getByRole('dialog').filter({ hasText: 'آذر ۱۴۰۵' })
    await expect(calendar).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.locator('#field-startsAt')).toHaveValue('۱۴۰۵/۰۹/۰۸')
  })

  for (const typed of ['۱٬۲۵۰٬۰۰۰', '1,250,000', '١٬٢٥٠٬٠٠٠']) {
    test(`keep ${typed} as 1250000 and say it in words`, async ({ page }) => {
      await openAs(page, 'manager', '/dashboard/collections/special-codes/create')
      await typeInto(page.locator('#field-code'), `RIAL${Date.now()}`)
      await typeInto(page.locator('#field-percent'), '10')
      await typeInto(page.locator('#field-minBasketRial'), typed)
      await expect(page.locator('#field-minBasketRial')).toHaveValue('۱,۲۵۰,۰۰۰')
      await expect(page.getByText('صد و بیست و پنج هزار تومان')).toBeVisible()
      expect((await saved(page)).doc).toMatchObject({ minBasketRial: 1_250_000 })
    })
  }

  test('refuse a date that cannot be read, and save nothing over it', async ({ page }) => {
    await openAs(page, 'manager', '/dashboard/collections/special-codes/create')
    await typeInto(page.locator('#field-code'), `BAD${Date.now()}`)
    await typeInto(page.locator('#field-percent'), '10')
    await typeInto(page.locator('#field-startsAt'), '۱۴۰۵/۱۳/۰۱')
    await page.getByRole('button', { name: 'ذخیره' }).first().click()
    await expect(page.getByText('تاریخ معتبر نیست').first()).toBeVisible()
    await expect(page).toHaveURL(/create/)
  })

  test('find a product by Arabic letters and by digits of any script', async ({ page }) => {
    await openAs(page, 'manager', '/dashboard/collections/products')
    const found = async (search: string) => {
      const answer = await page.request.get(
        `/cms-api/products?limit=1&where[title][like]=${encodeURIComponent(search)}`,
        { headers: originHeader(page) },
      )
      return (await answer.json()).totalDocs as number
    }
    expect(await found('كتاب')).toBe(await found('کتاب'))
    expect(await found('کتاب')).toBeGreaterThan(0)
    expect(await found('25')).toBe(await found('۲۵'))
  })
})
