import { addVariant } from '@rasteh/test-kit/catalogue'
import { query } from './database.ts'
import { expect } from './fixtures.ts'
import { addButton, addToBasket } from './shop.ts'
import { keptLines, test } from './shop-fixture.ts'
import { sizeOf } from './size.ts'
import { typeInto } from './typing.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test.describe('a product whose default variant is sold out', () => {
  test('is for sale in lists by the cheapest that is left, and that is what is bought', async ({
    page,
    shopFixture,
  }) => {
    const { productId, variantId } = await shopFixture.shelve({ title: 'قوری لعابی', stock: 0 })
    await query(`insert into public.variants_locales (_parent_id, _locale, title) values ($1, 'fa', 'سبز')`, [
      variantId,
    ])
    await addVariant(shopFixture.owner, productId, { title: 'زرد', priceRial: 9_000_000 })
    const left = await addVariant(shopFixture.owner, productId, {
      title: 'آبی',
      priceRial: 7_000_000,
      stock: 93,
    })
    const [category] = await query<{ address: string }>(
      `select '/category/' || c.id || '/' || c.slug as address from public.products p
       join public.categories c on c.id = p.category_id where p.id = $1`,
      [productId],
    )
    await expect(async () => {
      await page.goto(`${category?.address}?stock=1&sort=newest`)
      await expect(page.locator(`article[data-variant-id="${left}"]`)).toContainText('۷۰۰,۰۰۰')
    }).toPass()
    await page.locator(`article[data-variant-id="${left}"]`).getByRole('link').first().click()
    await expect(page.getByRole('radio', { name: 'آبی' })).toBeChecked()
    const soldOut = page.getByRole('radio', { name: 'سبز ناموجود' })
    await expect(page.locator('label').filter({ has: soldOut }).locator('bdi')).toHaveCSS(
      'text-decoration-line',
      'line-through',
    )
    await addToBasket(page)
    expect(await keptLines(page)).toMatchObject([{ VariantId: left }])
    await soldOut.check()
    await expect(addButton(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'زرد' }).click()
    await expect(addButton(page)).toBeVisible()
  })
})

test('who wants more than is left is offered what is left', async ({ page, shopFixture }) => {
  const { address, variantId } = await shopFixture.shelve({ stock: 9 })
  await page.goto(address)
  const field = page.getByRole('textbox', { name: /^تعداد/ })
  await typeInto(field, '5')
  await field.blur()
  await shopFixture.setStock(variantId, 2)
  await addButton(page).click()
  await expect(page.getByRole('main')).toContainText('فقط ۲ عدد در انبار مانده است')
  await expect(field).toHaveValue('۲')
  await shopFixture.setStock(variantId, 0)
  await addButton(page).click()
  await expect(page.getByRole('link', { name: 'دیدن کالاهای مشابه' })).toBeVisible()
})

test('the tax that the basket adds is said beside the price, and on cards to who points at it', async ({
  page,
  shopFixture,
}) => {
  const { address } = await shopFixture.shelve({ taxPercent: 10, priceRial: 1_000_000 })
  await page.goto(address)
  const tax = '+ ۱۰٪ مالیات بر ارزش افزوده'
  await expect(page.locator('[data-product-id]').first()).toContainText(tax)
  await addToBasket(page)
  expect(await keptLines(page)).toMatchObject([{ TotalTax: 100_000 }])
  await page.goto('/')
  await expect(page.getByRole('article').locator(`[title="${tax}"]`).first()).toBeVisible()
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('the add button, the price and the way to the basket stay at hand', async ({ page, shopFixture }) => {
    const { address } = await shopFixture.shelve({ priceRial: 1_000_000 })
    await page.goto(address)
    await expect(addButton(page)).toBeInViewport({ ratio: 1 })
    await page.locator('#related').scrollIntoViewIfNeeded()
    await expect(addButton(page)).toBeInViewport({ ratio: 1 })
    await addButton(page).tap()
    const said = page.getByRole('region', { name: 'پیام‌ها' })
    await expect(said).toContainText('به سبد اضافه شد')
    const basketLink = said.getByRole('link', { name: 'مشاهدهٔ سبد' })
    expect((await sizeOf(basketLink))[1]).toBeGreaterThanOrEqual(44)
    await basketLink.tap()
    await page.waitForURL(/\/basket$/)
    await page.goto(address)
    await page.locator('[data-buy-bar]').getByRole('link', { name: 'مشاهدهٔ سبد' }).tap()
    await page.waitForURL(/\/basket$/)
  })

  test('each change of the basket tells the product, its quantity and the total; buttons fit a finger', async ({
    page,
    shopFixture,
  }) => {
    await page.goto((await shopFixture.shelve({ title: 'چای دارچین', priceRial: 1_000_000 })).address)
    const said = page.getByRole('region', { name: 'پیام‌ها' }).getByRole('status')
    await addButton(page).tap()
    await expect(said).toContainText('«چای دارچین»: ۱ عدد در سبد، جمع سبد ۱۰۰,۰۰۰ تومان')
    await page.goto('/basket')
    const more = page.getByRole('main').getByRole('button', { name: 'افزایش تعداد' })
    expect((await sizeOf(more))[0]).toBeGreaterThanOrEqual(44)
    await more.tap()
    await expect(said).toContainText('«چای دارچین»: ۲ عدد در سبد، جمع سبد ۲۰۰,۰۰۰ تومان')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the add button is off, and the page says why', async ({ page, shopFixture }) => {
    await page.goto((await shopFixture.shelve({})).address)
    const notice = page.getByRole('main').locator('noscript p')
    await expect(notice).toBeVisible()
    await expect(notice).toHaveText('برای خرید، جاوااسکریپت مرورگر خود را روشن کنید.')
    await expect(addButton(page)).toHaveCount(1)
    await expect(addButton(page)).toBeDisabled()
  })
})

test.describe('for English readers', () => {
  test.use({ locale: 'en-US' })

  test('the stepper reads − 1 +', async ({ page, shopFixture }) => {
    await page.goto(`${(await shopFixture.shelve({})).address}?language=en-US`)
    const left = (name: string) =>
      page
        .getByRole('main')
        .getByRole('button', { name })
        .evaluate((button) => button.getBoundingClientRect().left)
    expect(await left('Decrease quantity')).toBeLessThan(await left('Increase quantity'))
  })
})
