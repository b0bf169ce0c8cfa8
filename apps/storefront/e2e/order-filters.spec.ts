import { toPersianDigits } from '@rasteh/persian-text/digits'
import { expect } from './fixtures.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'
import { typeInto } from './typing.ts'

/** A city that no other order of the shop goes to. */
const unusedCity = () => `شهرک ${Math.random().toString(36).slice(2).replaceAll(/\d/g, '')}`

for (const width of [390, 1440])
  test(`orders are narrowed by chips, and their address shows a colleague the same, at ${width} px`, async ({
    page,
    shopFixture,
  }, testInfo) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    const { rows } = await shopFixture.owner.query<{ id: number }>(
      `insert into public.customers (username, name) values ($1, 'بابک رستگار') returning id`,
      [`0997${String(Math.random()).slice(2, 9)}`],
    )
    const city = unusedCity()
    const place = (payableRial: number) =>
      shopFixture.placeOrder({ customerId: rows[0]?.id ?? 0, state: 'confirmed', isPaid: true, payableRial })
    const [cheap, dear] = [await place(1_000_000), await place(70_000_000)]
    await shopFixture.owner.query(
      `update shop.orders set address = address || jsonb_build_object('cityTitle', $2::text) where id = any($1::uuid[])`,
      [[cheap.orderId, dear.orderId], city],
    )
    const linkOf = ({ number }: { number: number }) =>
      page.getByRole('link', { name: toPersianDigits(String(number)), exact: true })

    await enterAs(page, shopFixture, 'manager')
    await page.goto(`/dashboard/orders?city=${encodeURIComponent(city)}`)
    const chips = page.getByRole('region', { name: 'فیلترهای سفارش‌ها' })
    await expect(chips.getByRole('listitem')).toHaveText([new RegExp(`استان و شهر:${city}`)])
    await expect(page.getByText('۲ سفارش', { exact: true })).toBeVisible()

    const add = chips.getByRole('button', { name: 'افزودن فیلتر' })
    expect((await add.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await add.click()
    const dialog = page.getByRole('dialog', { name: 'افزودن فیلتر' })
    await dialog.getByRole('button', { name: 'مبلغ' }).click()
    await typeInto(dialog.getByLabel('از مبلغ (تومان)'), '۵٬۰۰۰٬۰۰۰')
    await page.screenshot({ path: testInfo.outputPath('amount.png') })
    await dialog.getByRole('button', { name: 'اعمال فیلتر' }).click()
    await expect(page).toHaveURL(/min=50000000/)
    await expect(linkOf(dear)).toBeVisible()
    await expect(linkOf(cheap)).toHaveCount(0)
    await expect(page.getByText('۱ سفارش', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await page.screenshot({ path: testInfo.outputPath('chips.png') })

    const colleague = await page.context().newPage()
    await colleague.goto(page.url())
    await expect(
      colleague.getByRole('region', { name: 'فیلترهای سفارش‌ها' }).getByRole('listitem'),
    ).toHaveCount(2)
    await colleague.close()

    await chips.getByRole('link', { name: 'حذف فیلتر مبلغ' }).click()
    await expect(linkOf(cheap)).toBeVisible()
    await expect(chips.getByRole('listitem')).toHaveCount(1)
  })

test('a filter is added and taken away by the keyboard alone', async ({ page, shopFixture }) => {
  await enterAs(page, shopFixture, 'manager')
  await page.goto('/dashboard/orders?list=all')
  const chips = page.getByRole('region', { name: 'فیلترهای سفارش‌ها' })
  const add = chips.getByRole('button', { name: 'افزودن فیلتر' })
  await add.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'افزودن فیلتر' })
  await expect(dialog.getByRole('button', { name: 'تاریخ ثبت' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(add).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'تاریخ ثبت' })).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowUp')
  await expect(dialog.getByRole('button', { name: 'کد تخفیف' })).toBeFocused()
  await page.keyboard.press('Enter')
  const field = dialog.getByRole('textbox', { name: 'کد تخفیف' })
  await expect(field).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('چیزی انتخاب نشده است.')
  await typeInto(field, 'nowruz۱۴')
  await page.keyboard.press('Enter')
  await expect(chips.getByRole('listitem')).toHaveText([/کد تخفیف:NOWRUZ14/])
  await expect(page).toHaveURL(/code=NOWRUZ14/)

  await chips.getByRole('link', { name: 'حذف فیلتر کد تخفیف' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/list=all/)
  await expect(chips.getByRole('listitem')).toHaveCount(0)
})
