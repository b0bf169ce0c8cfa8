import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { barriersOn, COLOUR_RULES } from '../barriers.ts'
import { placeFirm } from '../checkout-helpers.ts'
import { overflowOf } from '../comment-helpers.ts'
import { settle } from '../dashboard-screens.ts'
import { expect } from '../fixtures.ts'
import { test } from '../shop-fixture.ts'
import { enterAs, published } from '../staff-helpers.ts'
import { typeInto } from '../typing.ts'

const BRAND = '/dashboard/globals/brand'
const SHIPPED = {
  ...{
    siteKind: 'both',
    logo: null,
    logoDark: null,
    mark: null,
    colour: null,
    corners: 'soft',
    density: 'airy',
  },
  ...{ headingFont: 'vazirmatn' },
  ...{ headerArrangement: 'search', footerArrangement: 'columns', socials: [] },
}

test.describe.configure({ mode: 'serial' })

async function change(page: Page, data: object): Promise<void> {
  const headers = { origin: new URL(page.url()).origin }
  const answer = await page.request.post('/cms-api/globals/brand', { data, headers })
  expect(answer.status()).toBe(200)
}

const token = (page: Page, name: string) =>
  page.evaluate((asked) => getComputedStyle(document.documentElement).getPropertyValue(asked), name)

test.afterEach(async ({ page, shopFixture }) => {
  await enterAs(page, shopFixture, 'manager')
  await page.goto(BRAND)
  await change(page, SHIPPED)
})

test('a manager chooses a colour, is offered a readable one, and the next page wears it', async ({
  page,
  shopFixture,
  browser,
}) => {
  await enterAs(page, shopFixture, 'manager')
  await page.goto(BRAND)
  await settle(page)
  const field = page.getByLabel('رنگ اصلی', { exact: true })
  await typeInto(field, '#ffd400')
  await expect(page.getByRole('status').filter({ hasText: 'خوانا نیست' })).toBeVisible()
  await page.getByRole('button', { name: 'استفاده از این رنگ' }).click()
  await expect(page.getByText('نوشته با این رنگ خوانا است.')).toBeVisible()
  const chosen = await field.inputValue()
  await published(page)

  for (const colorScheme of ['light', 'dark'] as const) {
    const guest = await browser.newContext({
      locale: 'fa-IR',
      viewport: { width: 390, height: 844 },
      colorScheme,
    })
    const visitor = await guest.newPage()
    await visitor.goto('/')
    if (colorScheme === 'light') expect(await token(visitor, '--color-brand')).toBe(chosen)
    expect(await barriersOn(visitor, (axe) => axe.withRules(COLOUR_RULES))).toEqual([])
    await guest.close()
  }
})

test('a company’s own logo is in its header, icons, shared links and structured data', async ({
  page,
  shopFixture,
}) => {
  await enterAs(page, shopFixture, 'manager')
  await page.goto(BRAND)
  const drawn = (width: number) =>
    sharp({ create: { width, height: 160, channels: 4, background: '#7a1f5c' } })
      .png()
      .toBuffer()
  const upload = async (width: number, alt: string): Promise<number> => {
    const file = { name: `${alt}.png`, mimeType: 'image/png', buffer: await drawn(width) }
    const answer = await page.request.post('/cms-api/media', {
      headers: { origin: new URL(page.url()).origin },
      multipart: { file, _payload: JSON.stringify({ alt }) },
    })
    return (await answer.json()).doc.id
  }
  const socials = [{ network: 'aparat', address: 'https://www.aparat.com/rasteh' }]
  await change(page, { logo: await upload(640, 'logo'), mark: await upload(160, 'mark'), socials })

  const visitor = page
  for (const width of [360, 390, 1440]) {
    await visitor.setViewportSize({ width, height: 900 })
    await visitor.goto('/')
    const logo = visitor.getByRole('banner').getByRole('img', { name: 'راسته' })
    await expect(logo).toBeVisible()
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(await overflowOf(visitor)).toBe(0)
  }
  const hrefs = await visitor
    .locator('link[rel="icon"], link[rel="apple-touch-icon"], meta[property="og:image"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? one.getAttribute('content') ?? ''))
  const { icons } = await (await visitor.request.get('/manifest.webmanifest')).json()
  const made = [...hrefs, ...icons.map(({ src }: { src: string }) => src)]
  expect(made).toHaveLength(7)
  for (const href of made) {
    const { pathname } = new URL(href, visitor.url())
    expect(pathname).toContain('/media/brand/')
    const answer = await visitor.request.get(pathname)
    expect([pathname, answer.status(), answer.headers()['content-type']]).toEqual([
      pathname,
      200,
      'image/png',
    ])
  }
  const described = (await visitor.locator('script[type="application/ld+json"]').allTextContents()).join('')
  expect(described).toContain('/media/brand/512/')
  expect(described).toContain('https://www.aparat.com/rasteh')
  const link = visitor.getByRole('contentinfo').getByRole('link', { name: 'آپارات' })
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})

test('an invoice of a moment later has the logo', async ({ page, shopFixture, browser, watch }) => {
  await enterAs(page, shopFixture, 'manager')
  await page.goto(BRAND)
  const { rows } = await shopFixture.owner.query(
    'select id, coalesce(sizes_card_filename, filename) as file from public.media order by id limit 1',
  )
  await change(page, { logo: rows[0].id })
  const context = await browser.newContext({ locale: 'fa-IR' })
  await watch(context)
  const customer = await context.newPage()
  await placeFirm(customer)
  await customer.getByRole('link', { name: 'مشاهدهٔ فاکتور' }).click()
  const logo = customer
    .getByRole('article', { name: /صورت‌حساب فروش/ })
    .getByRole('img')
    .first()
  await expect(logo).toHaveAttribute('src', `/media/${encodeURIComponent(rows[0].file)}`)
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await context.close()
})

test('headings are in the font that a manager chose, texts are not', async ({ page, shopFixture }) => {
  await enterAs(page, shopFixture, 'manager')
  await page.goto(BRAND)
  await settle(page)
  await page.locator('#field-headingFont').getByRole('combobox').click()
  await page.getByRole('option', { name: 'لاله‌زار' }).click()
  await published(page)
  await page.goto('/about-us')
  await page.evaluate(() => document.fonts.ready)
  const used = await page.evaluate(() => {
    const fontOf = (name: string) => getComputedStyle(document.querySelector(name) as Element).fontFamily
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)
    return { heading: fontOf('h1'), text: fontOf('main p'), loaded }
  })
  expect(used.heading).toMatch(/^"?Lalezar/)
  expect(used.text).toMatch(/^"?Vazirmatn/)
  expect(used.loaded.map((family) => family.replaceAll('"', ''))).toContain('Lalezar')
})

test('a company’s site has no basket, prices, accounts or pages of goods, and all come back', async ({
  page,
  shopFixture,
}) => {
  await enterAs(page, shopFixture, 'manager')
  await page.goto(BRAND)
  await settle(page)
  const { productId, slug } = await shopFixture.owner
    .query(
      'select id as "productId", slug from public.products where _status = \'published\' order by id limit 1',
    )
    .then(({ rows }) => rows[0])
  const paths = ['/basket', '/offers', '/profile', '/login', '/compare', `/product/${productId}/${slug}`]
  const statuses = async () =>
    Promise.all(
      paths.map(async (path) => (await page.request.get(path, { maxRedirects: 0 })).status() === 404),
    )
  const open = await statuses()
  await page.locator('#field-siteKind').getByRole('combobox').click()
  await page.getByRole('option', { name: 'فقط سایت شرکت' }).click()
  await published(page)
  expect(await statuses()).toEqual(paths.map(() => true))
  await page.goto('/')
  const header = page.getByRole('banner')
  for (const name of [/سبد/, /ورود/]) await expect(header.getByRole('link', { name })).toHaveCount(0)
  await expect(header.getByPlaceholder('جست‌وجو در سایت…')).toHaveCount(1)
  await page.goto('/search/q/تاریخچه')
  await expect(page.getByRole('region', { name: 'در سایت' }).getByRole('link').first()).toBeVisible()
  await expect(page.locator('a[href^="/product/"]')).toHaveCount(0)
  await page.goto('/')
  const shopLinks = 'a[href^="/category/"], a[href^="/product/"], a[href^="/basket"], a[href^="/offers"]'
  await expect(page.locator('header, nav, footer').locator(shopLinks)).toHaveCount(0)
  await expect(page.getByRole('main').getByText('تومان')).toHaveCount(0)
  const map = await (await page.request.get('/sitemap.xml')).text()
  expect(map).toContain('/sitemap/pages/')
  expect(map).not.toContain('/sitemap/products/')
  expect((await page.request.get('/sitemap/products/1.xml')).status()).toBe(404)
  await page.goto(BRAND)
  await change(page, SHIPPED)
  expect(await statuses()).toEqual(open)
})
