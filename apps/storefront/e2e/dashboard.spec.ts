import type { Page } from '@playwright/test'
import { formatAmount } from '@rasteh/persian-text/money'
import { expect, test } from './fixtures.ts'
import { addToBasket, openProduct } from './shop.ts'
import { openAs, originHeader } from './staff-helpers.ts'
import { typeInto } from './typing.ts'

const signIn = (page: Page) => openAs(page, 'owner', '/dashboard')

test.describe('the dashboard', () => {
  test('is Persian, right to left, and asks no other origin for anything', async ({ page }) => {
    const foreign: string[] = []
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url())
      if (protocol.startsWith('http') && hostname !== 'localhost') foreign.push(request.url())
    })
    await signIn(page)
    await page.waitForLoadState('networkidle')
    expect(foreign).toEqual([])
    await expect(page.locator('html')).toHaveAttribute('lang', 'fa')
    await expect(page.locator('html')).toHaveAttribute('dir', /rtl/i)
    await expect(page.getByRole('link', { name: 'کالاها' }).first()).toBeVisible()
  })

  test('believes no session that comes from another origin', async ({ page }) => {
    await signIn(page)
    const read = (origin: string) =>
      page.request.get('/cms-api/customers', { headers: { origin } }).then((answer) => answer.status())
    expect(await read(originHeader(page).origin)).toBe(200)
    expect(await read('https://evil.test')).toBe(404)
  })

  test('leads from /dashboard/products to the product list', async ({ page }) => {
    await signIn(page)
    await page.goto('/dashboard/products')
    await expect(page).toHaveURL(/\/dashboard\/collections\/products/)
    await expect(page.getByRole('heading', { name: 'کالاها' })).toBeVisible()
  })

  test('changes a price: the product page shows it within 2 s and the next basket read uses it', async ({
    page,
    browser,
    watch,
  }) => {
    const visit = await browser.newContext({ locale: 'fa-IR' })
    await watch(visit)
    const shopper = await visit.newPage()
    const { address } = await openProduct(shopper, 1)
    await addToBasket(shopper)
    const [line] = await shopper.request.get('/api/shop/cart/get').then((answer) => answer.json())
    const newPrice = line.UnitPrice + 70_000

    await signIn(page)
    const found = await page.request
      .get(`/cms-api/prices?where[variant][equals]=${line.VariantId}&depth=0`, {
        headers: originHeader(page),
      })
      .then((answer) => answer.json())
    await page.goto(`/dashboard/collections/prices/${found.docs[0].id}`)
    await typeInto(page.locator('#field-unitPriceRial'), String(newPrice / 10))
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
    await page.getByRole('button', { name: 'ذخیره' }).first().click()
    await saved

    // The page as the server answers it: how long a busy machine needs to draw it is not the question.
    const shown = formatAmount(newPrice / 10, 'fa-IR')
    await expect
      .poll(async () => (await (await shopper.request.get(address)).text()).includes(shown), {
        timeout: 2_000,
      })
      .toBe(true)
    await shopper.goto(address)
    await expect(shopper.locator(`[data-variant-id="${line.VariantId}"]`).first()).toContainText(shown)
    const [read] = await shopper.request.get('/api/shop/cart/get').then((answer) => answer.json())
    expect(read.UnitPrice).toBe(newPrice)
  })
})
