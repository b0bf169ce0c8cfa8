import type { Page } from '@playwright/test'
import { barriersOn } from './barriers.ts'
import { overflowOf } from './comment-helpers.ts'
import { expect } from './fixtures.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'
import { typeInto } from './typing.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }
const PAST = `insert into shop.price_steps (variant_id, at, asked_rial) values
  ($1, now() - interval '80 days', 900000), ($1, now() - interval '60 days', 1100000),
  ($1, now() - interval '40 days', 800000), ($1, now() - interval '25 days', 1200000)`

const folded = (page: Page) => page.locator('details').filter({ hasText: 'روند قیمت در ۹۰ روز گذشته' })

test.describe('on a phone', () => {
  test.use(PHONE)

  test('the lowest price of thirty days is beside the struck one, and the line of ninety folds out', async ({
    page,
    shopFixture,
  }) => {
    const { owner } = shopFixture
    const { address, variantId } = await shopFixture.shelve({ priceRial: 1_000_000 })
    await owner.query(PAST, [variantId])
    await owner.query('update public.prices set old_price_rial = 1200000 where variant_id = $1', [variantId])
    await page.goto(address)
    await expect(page.getByText('کمترین قیمت ۳۰ روز گذشته: ۸۰,۰۰۰ تومان')).toBeVisible()
    await expect(folded(page).getByRole('table')).toBeHidden()
    await folded(page).locator('summary').tap()
    const rows = folded(page).getByRole('table').getByRole('row')
    await expect(rows).toHaveCount(6)
    await expect(rows.nth(0)).toHaveText('تاریخکمترین قیمت روز')
    await expect(rows.nth(1)).toContainText('۱۰۰,۰۰۰ تومان')
    await expect(rows.nth(5)).toContainText('۹۰,۰۰۰ تومان')
    await expect(rows.nth(5)).toContainText(/^۱۴\d\d\/|^[۰-۹]{4}\/[۰-۹]{2}\/[۰-۹]{2} تا /)
    expect(await overflowOf(page)).toBe(0)
    expect(await barriersOn(page)).toEqual([])
  })

  test('another variant shows its own line, in the page and by its address', async ({
    page,
    shopFixture,
  }) => {
    const { owner } = shopFixture
    const { address, productId, variantId } = await shopFixture.shelve({ priceRial: 1_000_000 })
    const { rows } = await owner.query<{ id: number }>(
      `with made as (insert into public.variants (product_id, sku) values ($1::int, 'LINE-' || ($1::int)::text) returning id), texts as (
         insert into public.variants_locales (_parent_id, _locale, title) select id, 'fa'::public._locales, 'بزرگ' from made
         union all select $2::int, 'fa'::public._locales, 'کوچک' on conflict do nothing
       ), priced as (insert into public.prices (variant_id, unit_price_rial) select id, 3000000 from made)
       insert into shop.stock_buckets (variant_id, bucket, on_hand) select id, 0, 9 from made returning variant_id as id`,
      [productId, variantId],
    )
    await page.goto(address)
    await folded(page).locator('summary').tap()
    const table = folded(page).getByRole('table')
    await expect(table).toContainText('۱۰۰,۰۰۰ تومان')
    await page.locator('label').filter({ hasText: 'بزرگ' }).tap()
    await expect(table).toHaveCount(1)
    await expect(table).toContainText('۳۰۰,۰۰۰ تومان')
    await page.goto(`${address}?variant=${rows[0]?.id}`)
    await folded(page).locator('summary').tap()
    await expect(table).toContainText('۳۰۰,۰۰۰ تومان')
  })
})

test.describe('without scripts', () => {
  test.use({ ...PHONE, javaScriptEnabled: false })

  test('the prices of ninety days are read all the same', async ({ page, shopFixture }) => {
    const { address, variantId } = await shopFixture.shelve({ priceRial: 1_000_000 })
    await shopFixture.owner.query(PAST, [variantId])
    await page.goto(address)
    await folded(page).locator('summary').tap()
    await expect(folded(page).getByRole('row')).toHaveCount(6)
  })
})

test('a manager who strikes a price that was never asked is told so, and a true one is saved', async ({
  page,
  shopFixture,
}) => {
  const { owner } = shopFixture
  const { variantId } = await shopFixture.shelve({ priceRial: 1_000_000 })
  const { rows } = await owner.query('select id from public.prices where variant_id = $1', [variantId])
  await enterAs(page, shopFixture, 'manager')
  await page.goto(`/dashboard/collections/prices/${rows[0].id}`)
  const struck = page.locator('#field-oldPriceRial')
  const save = page.getByRole('button', { name: 'ذخیره' }).first()
  await typeInto(struck, '150000')
  await save.click()
  await expect(
    page.getByText('قیمت خط‌خوردهٔ ۱۵۰,۰۰۰ تومان در ۳۰ روز گذشته قیمت فروش این کالا نبوده است.'),
  ).toBeVisible()
  await owner.query("insert into shop.price_steps values ($1, now() - interval '9 days', 1500000)", [
    variantId,
  ])
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
  await save.click()
  await saved
})
