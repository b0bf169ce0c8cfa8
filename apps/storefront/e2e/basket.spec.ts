import { BASKET_COOKIE, BASKET_COOKIE_DAYS } from '@rasteh/contracts/cookies'
import { addVariant } from '@rasteh/test-kit/catalogue'
import { expect } from './fixtures.ts'
import { addToBasket, amountOf, openPreview, openProduct, payableIn } from './shop.ts'
import { buy, test } from './shop-fixture.ts'

test.describe('a basket', () => {
  test('is made by the first add, with its cookie, and changed by the second [S4.01 S4.02 S4.03 S4.04 S3.35 S7.05]', async ({
    page,
    context,
  }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/shop/cart/')) calls.push(`${request.method()} ${pathname}`)
    })
    await openProduct(page)
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('CartID')
    await addToBasket(page)
    const cookie = (await context.cookies()).find(({ name }) => name === 'CartID')
    expect(cookie).toMatchObject({ path: '/', httpOnly: false })
    await addToBasket(page)
    expect(calls).toEqual(['POST /api/shop/cart/create', 'PUT /api/shop/cart/update'])
    const lines = await page.request.get('/api/shop/cart/get').then((answer) => answer.json())
    expect(lines).toMatchObject([{ Quantity: 2, CartId: cookie?.value }])
  })

  test('shows the same payable price in the preview and on its page, in Persian digits with commas [S1.10 S1.11 S2.39 S2.40]', async ({
    page,
  }) => {
    await openProduct(page)
    await addToBasket(page)
    await addToBasket(page)
    const inPreview = await payableIn(await openPreview(page))
    await page.goto('/basket')
    const onPage = await payableIn(page.getByRole('main'))
    expect(onPage).toBe(inPreview)
    expect(onPage).toMatch(/^[۰-۹]{1,3}(,[۰-۹]{3})+/)
    const [line] = await page.request.get('/api/shop/cart/get').then((answer) => answer.json())
    expect(amountOf(onPage)).toBe(line.PayablePrice / 10)
  })

  test('lets the quantity be changed in the preview and on its page [S2.35 S2.36]', async ({ page }) => {
    await openProduct(page)
    await addToBasket(page)
    const quantity = () =>
      page.request.get('/api/shop/cart/get').then(async (answer) => (await answer.json())[0].Quantity)
    const preview = await openPreview(page)
    await preview.getByRole('button', { name: 'افزایش تعداد' }).click()
    await expect.poll(quantity).toBe(2)
    await page.goto('/basket')
    await page.getByRole('main').getByRole('button', { name: 'افزایش تعداد' }).click()
    await expect.poll(quantity).toBe(3)
  })

  test('is not asked for without its cookie, and is with it [S7.10 S7.11]', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await openProduct(page)
    await page.waitForLoadState('networkidle')
    expect(asked).not.toContain('/api/shop/cart/get')
    await addToBasket(page)
    const read = page.waitForRequest('**/api/shop/cart/get')
    await page.reload()
    await read
  })

  test('that is empty says so, marks the body and hides the link to its page [S4.05 S4.06 S4.07]', async ({
    page,
  }) => {
    const link = { name: 'مشاهدهٔ سبد خرید' }
    await page.goto('/basket')
    await expect(page.getByRole('main').getByText('سبد خرید شما خالی است.')).toBeVisible()
    await expect(page.locator('body')).toHaveClass(/basket-empty/)
    const preview = await openPreview(page)
    await expect(preview.getByText('سبد خرید شما خالی است.')).toBeVisible()
    await expect(preview.getByRole('link', link)).toHaveCount(0)
    await openProduct(page)
    await addToBasket(page)
    await expect(page.locator('body')).not.toHaveClass(/basket-empty/)
    await expect((await openPreview(page)).getByRole('link', link)).toBeVisible()
  })

  test('keeps its cookie for 30 days on the whole site [S9.01 S9.02]', async ({ page, context }) => {
    await openProduct(page)
    const beforeSeconds = Date.now() / 1000
    await addToBasket(page)
    const cookie = (await context.cookies()).find(({ name }) => name === BASKET_COOKIE)
    expect(cookie?.path).toBe('/')
    const days = ((cookie?.expires ?? 0) - beforeSeconds) / 86_400
    expect(days).toBeGreaterThan(BASKET_COOKIE_DAYS - 0.01)
    expect(days).toBeLessThan(BASKET_COOKIE_DAYS + 0.01)
  })

  test('reads left to right with Latin digits in English', async ({ page }) => {
    await page.goto('/?language=en-US')
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
    await openProduct(page)
    await addToBasket(page)
    await page.goto('/basket')
    expect(await payableIn(page.getByRole('main'))).toMatch(/\d{1,3}(,\d{3})+/)
  })
})

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('nothing is wider than the screen', async ({ page }) => {
    const { address } = await openProductByAddress(page)
    for (const path of ['/', address, '/basket', '/news']) {
      await page.goto(path)
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wider, path).toBe(0)
    }
  })
})

/** The menu is folded on a phone, so the product is opened by a link of the home page. */
async function openProductByAddress(page: import('@playwright/test').Page): Promise<{ address: string }> {
  await page.goto('/')
  const link = page.getByRole('article').getByRole('link').first()
  return { address: (await link.getAttribute('href')) ?? '/' }
}

test('a model and a size stand in the order in which they are read', async ({ page, shopFixture }) => {
  const { productId, address } = await shopFixture.shelve({ title: 'گوشی مدل A14', stock: 0 })
  await addVariant(shopFixture.owner, productId, { title: '۶۴ گیگابایت' })
  await buy(page, { address })
  for (const culture of ['fa-IR', 'en-US']) {
    await page.goto(`/basket?language=${culture}`)
    const title = page.getByRole('main').getByRole('link', { name: /A14/ }).first()
    await expect(title).toBeVisible()
    const [model, size] = await title.evaluate((link) => {
      const text = link.firstChild as Text
      return ['A14', '۶۴'].map((part) => {
        const range = document.createRange()
        range.setStart(text, text.data.indexOf(part))
        range.setEnd(text, text.data.indexOf(part) + part.length)
        return range.getClientRects()[0]?.left ?? 0
      })
    })
    // Read from the right in Persian, from the left in English: the model comes first.
    expect(Math.sign((model ?? 0) - (size ?? 0))).toBe(culture === 'fa-IR' ? 1 : -1)
  }
})
