import { expect } from './fixtures.ts'
import { test } from './shop-fixture.ts'
import { enterAs, openAs, originHeader, saved } from './staff-helpers.ts'
import { pasteInto, typeInto } from './typing.ts'

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
    test(`keep ${typed} Toman as 12500000 Rials and say it in words`, async ({ page }) => {
      await openAs(page, 'manager', '/dashboard/collections/special-codes/create')
      await typeInto(page.locator('#field-code'), `RIAL${Date.now()}`)
      await typeInto(page.locator('#field-percent'), '10')
      await typeInto(page.locator('#field-minBasketRial'), typed)
      await expect(page.locator('#field-minBasketRial')).toHaveValue('۱,۲۵۰,۰۰۰')
      await expect(page.getByText('یک میلیون و دویست و پنجاه هزار تومان')).toBeVisible()
      expect((await saved(page)).doc).toMatchObject({ minBasketRial: 12_500_000 })
    })
  }

  test('take an amount that was copied with its unit, and no half of one', async ({ page }) => {
    await openAs(page, 'manager', '/dashboard/collections/special-codes/create')
    await typeInto(page.locator('#field-code'), `UNIT${Date.now()}`)
    await typeInto(page.locator('#field-percent'), '10')
    const least = page.locator('#field-minBasketRial')
    await pasteInto(least, '۱٬۲۵۰٬۰۰۰ ریال')
    await least.press('Tab')
    await expect(least).toHaveValue('۱۲۵,۰۰۰')
    const most = page.locator('#field-maxDiscountRial')
    await typeInto(most, '12.5')
    await most.press('Tab')
    await expect(page.getByText('مبلغ باید بدون اعشار و به تومان کامل باشد.').first()).toBeVisible()
    await page.getByRole('button', { name: 'ذخیره' }).first().click()
    await expect(page).toHaveURL(/create/)
    await typeInto(most, '۱۲٬۵۰۰')
    expect((await saved(page)).doc).toMatchObject({ minBasketRial: 1_250_000, maxDiscountRial: 125_000 })
  })

  test('show an amount that is no whole Toman as it is, and let a form that keeps it be saved', async ({
    page,
    shopFixture,
  }) => {
    const { variantId } = await shopFixture.shelve({ priceRial: 12_345 })
    // A price may be struck that was asked of late.
    await shopFixture.owner.query(
      "insert into shop.price_steps values ($1, now() - interval '3 days', 20000)",
      [variantId],
    )
    await enterAs(page, shopFixture, 'manager')
    await page.goto('/dashboard')
    const answer = await page.request.get(`/cms-api/prices?where[variant][equals]=${variantId}&depth=0`, {
      headers: originHeader(page),
    })
    await page.goto(`/dashboard/collections/prices/${(await answer.json()).docs[0].id}`)
    const price = page.locator('#field-unitPriceRial')
    await expect(price).toHaveValue('۱,۲۳۴.۵')
    await expect(page.getByRole('heading', { name: '۱۲۳۴' })).toHaveCount(0)
    await expect(page.getByText('هزار و دویست و سی و چهار تومان و پنج ریال')).toBeVisible()
    await typeInto(page.locator('#field-oldPriceRial'), '۲۰۰۰')
    expect((await saved(page)).doc).toMatchObject({ unitPriceRial: 12_345, oldPriceRial: 20_000 })
  })

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
