import { expect, type Locator, type Page } from '@playwright/test'
import { barriersOn } from './barriers.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'
import { typeFocused, typeInto } from './typing.ts'

const PATH = '/dashboard/product-grid'
const COLUMNS = [
  'تصویر',
  'عنوان',
  'تنوع',
  'کد',
  'قیمت',
  'خط‌خورده',
  'انبار',
  'تغییر',
  'گام',
  'حداقل',
  'حداکثر',
  'وزن',
]
/** Columns that are out of sight are not drawn, so a cell is known by its number. */
const cell = (page: Page, row: RegExp, column: string) =>
  page.getByRole('row', { name: row }).locator(`[aria-colindex="${COLUMNS.indexOf(column) + 1}"]`)
const said = (page: Page) => page.locator('main').getByRole('status')

/** Walks to a cell with the arrow keys alone; the next column is to the left. */
async function walkTo(page: Page, row: RegExp, column: string): Promise<void> {
  const wanted = [
    await numberOf(page.getByRole('row', { name: row }), 'aria-rowindex'),
    COLUMNS.indexOf(column) + 1,
  ]
  const focused = page.locator('[role=grid] :focus')
  const now = [await numberOf(focused.locator('xpath=ancestor-or-self::*[@role="row"]'), 'aria-rowindex')]
  now.push(await numberOf(focused, 'aria-colindex'))
  const [down = 0, left = 0] = wanted.map((number, axis) => number - (now[axis] ?? 0))
  for (let n = 0; n < Math.abs(down); n += 1) await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp')
  for (let n = 0; n < Math.abs(left); n += 1) await page.keyboard.press(left > 0 ? 'ArrowLeft' : 'ArrowRight')
  await expect(cell(page, row, column)).toBeFocused()
}

const numberOf = async (place: Locator, name: string) => Number(await place.getAttribute(name))

/** Presses Tab until the focus is on or in what is asked for. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab')
    expect(await target.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }).toPass({ intervals: [0], timeout: 20_000 })
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

async function typeCell(page: Page, row: RegExp, column: string, text: string): Promise<void> {
  await walkTo(page, row, column)
  await page.keyboard.press('Enter')
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

test.describe('at a desk, with the keyboard alone', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('prices, limits and stock are edited, pasted, mended, saved and given back', async ({
    page,
    shopFixture,
  }) => {
    test.slow()
    const stamp = `شبکه${Date.now()}`
    const names = ['الف', 'ب', 'پ']
    const made = []
    for (const name of names)
      made.push(await shopFixture.shelve({ title: `${stamp} ${name}`, priceRial: 1_000_000, stock: 5 }))
    const ids = made.map(({ variantId }) => variantId)
    // A price may be struck that was asked of late.
    await shopFixture.owner.query(
      "insert into shop.price_steps values ($1, now() - interval '3 days', 1500000)",
      [ids[2]],
    )
    const held = async () => {
      const { rows } = await shopFixture.owner.query(
        `select p.unit_price_rial::int as price, v.max_order_count::int as max,
           (select sum(on_hand)::int from shop.stock_buckets b where b.variant_id = v.id) as stock
         from public.variants v join public.prices p on p.variant_id = v.id where v.id = any($1::int[]) order by v.id`,
        [ids],
      )
      return rows
    }
    const before = await held()
    await enterAs(page, shopFixture, 'manager')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(PATH)
    await tabTo(page, page.getByRole('searchbox', { name: 'جست‌وجو در عنوان و کد' }))
    await typeFocused(page.locator(':focus'), stamp)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('row', { name: new RegExp(stamp) })).toHaveCount(3)

    const first = new RegExp(`${stamp} الف`)
    const second = new RegExp(`${stamp} ب`)
    const third = new RegExp(`${stamp} پ`)
    await tabTo(page, page.getByRole('grid'))
    await typeCell(page, first, 'حداکثر', '۹')
    await typeCell(page, first, 'تغییر', '-2')
    await typeCell(page, second, 'حداکثر', '٤')
    await expect(page.getByText('۲ ردیف ویرایش شده است.')).toBeVisible()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(page.getByText('۱ ردیف ویرایش شده است.')).toBeVisible()

    // The newest is at the top: the block begins at the third product.
    await walkTo(page, third, 'قیمت')
    await page.evaluate(() => navigator.clipboard.writeText('۱۲۳٬۰۰۰\t150000\r\nگران\t\r\n١٢٥٬٠٠٠\t\r\n'))
    await page.keyboard.press('ControlOrMeta+v')
    await expect(page.getByText('۶ خانه چسبانده شد.')).toBeVisible()
    await expect(cell(page, third, 'قیمت')).toContainText('۱۲۳,۰۰۰')
    await expect(cell(page, second, 'قیمت')).toHaveAttribute('aria-invalid', 'true')
    await expect(
      page.getByRole('alert').filter({ hasText: 'مبلغ باید عدد بزرگ‌تر از صفر باشد' }),
    ).toBeVisible()
    expect(await barriersOn(page, (axe) => axe.include('main'))).toEqual([])
    await press(page, page.getByRole('button', { name: /مبلغ باید عدد/ }))
    await typeCell(page, second, 'قیمت', '۱۲۴۰۰۰')
    await expect(page.getByRole('button', { name: /مبلغ باید عدد/ })).toHaveCount(0)

    await tabTo(page, page.getByRole('combobox', { name: 'دلیل تغییر موجودی' }))
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown')
    await press(page, page.getByRole('button', { name: 'پیش‌نمایش تغییرها' }))
    const preview = page.getByRole('table', { name: 'پیش‌نمایش تغییرها' })
    await expect(preview.getByRole('row', { name: second })).toContainText('۱۲۴,۰۰۰')
    expect(await held()).toEqual(before)
    await press(page, page.getByRole('button', { name: /^ذخیرهٔ/ }))
    await expect(said(page).filter({ hasText: '۳ ردیف ذخیره شد.' })).toBeVisible()
    expect(await held()).toEqual([
      { price: 1_250_000, max: 9, stock: 3 },
      { price: 1_240_000, max: 0, stock: 5 },
      { price: 1_230_000, max: 0, stock: 5 },
    ])

    await press(page, page.getByRole('button', { name: 'برگرداندن', exact: true }).first())
    await press(page, page.getByRole('button', { name: 'بله، برگردان' }))
    await expect(said(page).filter({ hasText: '۳ ردیف به مقدار قبلی برگشت.' })).toBeVisible()
    expect(await held()).toEqual(before)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the same rows are cards; a price and a code that another has are mended and saved', async ({
    page,
    shopFixture,
  }) => {
    const stamp = `کارت${Date.now()}`
    const tea = await shopFixture.shelve({ title: stamp, priceRial: 1_000_000 })
    const { rows } = await shopFixture.owner.query('select sku from public.variants where id <> $1 limit 1', [
      tea.variantId,
    ])
    await enterAs(page, shopFixture, 'manager')
    await page.goto(`/dashboard/collections/products/${tea.productId}/variants`)
    const price = page.getByRole('textbox', { name: /^قیمت \(تومان\)/ })
    await typeInto(price, '250000')
    await price.press('Tab')
    await expect(price).toHaveValue('۲۵۰,۰۰۰')
    await typeInto(page.getByRole('textbox', { name: /^کد/ }), rows[0].sku)
    await page.getByRole('button', { name: 'پیش‌نمایش تغییرها' }).click()
    await expect(page.getByRole('textbox', { name: /^کد/ })).toHaveAccessibleDescription(
      'این کد برای تنوع دیگری است',
    )
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await barriersOn(page, (axe) => axe.include('main'))).toEqual([])
    await typeInto(page.getByRole('textbox', { name: /^کد/ }), `T-${tea.variantId}`)
    await page.getByRole('button', { name: 'پیش‌نمایش تغییرها' }).click()
    await page.getByRole('button', { name: 'ذخیرهٔ ۱ ردیف' }).click()
    await expect(said(page).filter({ hasText: '۱ ردیف ذخیره شد.' })).toBeVisible()
    const { rows: saved } = await shopFixture.owner.query(
      'select v.sku, p.unit_price_rial::int as price from public.variants v join public.prices p on p.variant_id = v.id where v.id = $1',
      [tea.variantId],
    )
    expect(saved).toEqual([{ sku: `T-${tea.variantId}`, price: 2_500_000 }])
  })
})
