import type { Page } from '@playwright/test'
import { productWhere, query } from './database.ts'
import { expect, test } from './fixtures.ts'
import { addToBasket } from './shop.ts'
import { typeInto } from './typing.ts'

const box = (page: Page) =>
  page.locator('[data-product-id]').filter({ has: page.getByRole('button', { name: 'افزودن به سبد خرید' }) })
const field = (page: Page) => page.getByRole('textbox', { name: /^تعداد/ })
const plus = (page: Page) => box(page).getByRole('button', { name: 'افزایش تعداد' })
const minus = (page: Page) => box(page).getByRole('button', { name: 'کاهش تعداد' })

async function open(page: Page, condition: string, stock = 40): Promise<number> {
  const { id, address } = await productWhere(condition, stock)
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  return id
}

const setData = (page: Page, name: string, value: string) =>
  box(page).evaluate((element, [key, text]) => element.setAttribute(`data-${key}`, text), [
    name,
    value,
  ] as const)

test.describe('a product element', () => {
  test('carries all that scripts need to know of it [S3.27 S3.28 S3.29 S3.30 S3.31 S3.32 S3.33 S3.34]', async ({
    page,
  }) => {
    const id = await open(page, `v.step > 1`)
    const [facts] = await query<Record<string, string>>(
      `select v.id as "variant-id", v.step, v.min_order_count as "min-order-count", v.max_order_count as "max-order-count",
         p.product_type::text as "product-type", l.unit_title as "unit-title",
         (select sum(on_hand - reserved) from shop.stock_buckets s where s.variant_id = v.id) as "stock-count"
       from public.products p join public.variants v on v.product_id = p.id and v.is_default
       join public.products_locales l on l._parent_id = p.id and l._locale = 'fa' where p.id = $1`,
      [id],
    )
    await expect(box(page)).toHaveAttribute('data-product-id', String(id))
    expect(Object.keys(facts ?? {})).toHaveLength(7)
    for (const [name, value] of Object.entries(facts ?? {}))
      await expect(box(page)).toHaveAttribute(`data-${name}`, String(value))
  })

  test('gives the quantity its step [S9.51]', async ({ page }) => {
    await open(page, 'v.step = 1 and v.min_order_count = 1 and v.max_order_count = 0')
    await expect(field(page)).toHaveValue('۱')
    await setData(page, 'step', '3')
    await plus(page).click()
    await expect(field(page)).toHaveValue('۴')
    await plus(page).click()
    await expect(field(page)).toHaveValue('۷')
  })

  test('gives the quantity its minimum [S9.52]', async ({ page }) => {
    await open(page, 'v.step = 1 and v.min_order_count = 1 and v.max_order_count = 0')
    await plus(page).click()
    await setData(page, 'min-order-count', '6')
    await minus(page).click()
    await expect(field(page)).toHaveValue('۶')
    await typeInto(field(page), '2')
    await field(page).blur()
    await expect(field(page)).toHaveValue('۶')
  })

  test('says that a product of type 3 is downloadable [S9.08 S3.07]', async ({ page }) => {
    await open(page, `p.product_type = '3'`)
    await expect(box(page)).toHaveAttribute('data-product-type', '3')
    await expect(box(page).getByText('کالای دانلودی')).toBeVisible()
  })

  test('changes with the chosen variant', async ({ page }) => {
    await open(
      page,
      `(select count(*) from public.variants o join shop.stock_buckets s on s.variant_id = o.id
      where o.product_id = p.id and s.on_hand > 10) > 1`,
    )
    const before = await box(page).getAttribute('data-variant-id')
    await page.getByRole('radio').nth(1).check()
    await expect(page.locator('[data-variant-id]').first()).not.toHaveAttribute(
      'data-variant-id',
      before ?? '',
    )
  })
})

test.describe('the price of a product page', () => {
  test('follows the layers as the quantity grows', async ({ page }) => {
    await open(page, `v.sku like 'NUT-%' and v.min_order_count = 1`)
    const layers = page.getByRole('listitem').filter({ hasText: 'از ۱۰ تا ۲۹' })
    await expect(layers).not.toHaveAttribute('aria-current', 'true')
    await typeInto(field(page), '10')
    await field(page).blur()
    await expect(layers).toHaveAttribute('aria-current', 'true')
    await addToBasket(page)
    const [line] = await page.request.get('/api/shop/cart/get').then((answer) => answer.json())
    const shown = new Intl.NumberFormat('fa-IR').format(line.UnitPrice / 10).replaceAll('٬', ',')
    await expect(box(page)).toContainText(shown)
  })

  test('is lowered by an offer until its countdown is over', async ({ page }) => {
    await page.clock.install()
    const { id, address } = await productWhere(`v.sku like 'PEN-%' and v.step = 1
      and not exists (select from public.offers o where o.variant_id = v.id)`)
    await query(
      `insert into public.offers (variant_id, kind, percent, ends_at, show_day)
       select id, 'percent', 40, now() + interval '2 hours', true from public.variants where product_id = $1 and is_default`,
      [id],
    )
    await page.goto(address)
    const timer = page.getByRole('timer', { name: 'زمان باقی‌مانده از این پیشنهاد' })
    await expect(timer).toContainText(/۰۱:۵۹:/)
    await expect(box(page)).toContainText('۴۰٪')
    await page.clock.fastForward('02:00:01')
    await expect(timer).toBeHidden()
    await expect(box(page)).not.toContainText('۴۰٪')
  })
})

test.describe('a product page', () => {
  test('puts chosen addons into the basket with the product', async ({ page }) => {
    await open(page, `v.sku like 'PHONE-%'`, 3)
    await page.getByRole('checkbox', { name: /./ }).and(page.locator('[name=addon]')).first().check()
    await addToBasket(page)
    const lines = await page.request.get('/api/shop/cart/get').then((answer) => answer.json())
    expect(lines).toHaveLength(2)
    expect(lines.map(({ AddonOf }: { AddonOf: number | null }) => AddonOf !== null)).toContain(true)
  })

  test('leads to its comments and to products like it', async ({ page }) => {
    await open(page, 'true')
    await expect(page.locator('#comments')).toBeVisible()
    await expect(page.locator('#related').getByRole('article')).toHaveCount(4)
  })

  test('has nothing wider than a narrow phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const condition of [`v.sku like 'NUT-%'`, `v.sku like 'PHONE-%'`, 'true']) {
      await open(page, condition, 3)
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wider, condition).toBe(0)
    }
  })
})
