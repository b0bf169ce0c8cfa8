import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openProduct } from './shop.ts'

/** The page's JSON-LD by its types. */
async function structuredData(page: Page): Promise<Record<string, Record<string, unknown>>> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return Object.fromEntries(texts.map((text) => JSON.parse(text)).map((item) => [item['@type'], item]))
}

const canonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href')

test.describe('what machines read of a page', () => {
  test('the home page: who keeps the shop and how to search in it', async ({ page }) => {
    await page.goto('/')
    const { Organization, WebSite } = await structuredData(page)
    expect(Organization).toMatchObject({ name: 'راسته' })
    expect(WebSite).toHaveProperty('potentialAction')
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /راسته/)
    await expect(page.locator('head meta[name=description]')).toHaveCount(1)
  })

  test('a product: what it costs in Rials and the way to it', async ({ page }) => {
    const { address } = await openProduct(page)
    const { Product, BreadcrumbList } = await structuredData(page)
    const [offer] = (Product?.offers ?? []) as {
      price: number
      priceCurrency: string
      availability: string
    }[]
    expect(offer).toMatchObject({ priceCurrency: 'IRR', availability: 'https://schema.org/InStock' })
    expect(offer?.price).toBeGreaterThan(1_000)
    expect(BreadcrumbList?.itemListElement).toHaveLength(3)
    expect(new URL((await canonical(page)) ?? '').pathname).toBe(address)
  })

  test('its other culture, by an address of its own', async ({ page }) => {
    await page.goto('/news?language=en-US')
    expect(await canonical(page)).toMatch(/\/news\?language=en-US$/)
    await expect(page.locator('link[hreflang="fa-IR"]')).toHaveAttribute('href', /\/news$/)
    await expect(page.locator('link[hreflang="x-default"]')).toHaveAttribute('href', /\/news$/)
  })

  test('an item of news', async ({ page }) => {
    await page.goto('/news')
    await page.locator('main a[href*="/news/"]').first().click()
    await page.waitForURL(/\/news\/./)
    expect(await structuredData(page)).toHaveProperty('NewsArticle.datePublished')
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
  })
})

test.describe('the site', () => {
  test('has a map that leads to every part and page', async ({ request }) => {
    const index = await (await request.get('/sitemap.xml')).text()
    const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '')
    expect(parts.some((part) => part.includes('/sitemap/products/'))).toBe(true)
    const texts = await Promise.all(parts.map(async (part) => (await request.get(part)).text()))
    const pages = texts.flatMap((text) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page]) => page))
    expect(pages.length).toBeGreaterThan(300)
    expect(new Set(pages).size).toBe(pages.length)
    expect((await request.get(pages.at(-1) ?? '')).status()).toBe(200)
  })

  test('tells search engines what is not for them', async ({ request }) => {
    const robots = await (await request.get('/robots.txt')).text()
    expect(robots).toContain('Disallow: /dashboard')
    expect(robots).toMatch(/Sitemap: http.*\/sitemap\.xml/)
  })

  test('can be kept among the apps of a phone, in Persian', async ({ page, request }) => {
    await page.goto('/')
    const address = await page.locator('link[rel=manifest]').getAttribute('href')
    const manifest = await (await request.get(address ?? '')).json()
    expect(manifest).toMatchObject({ name: 'راسته', lang: 'fa-IR', dir: 'rtl', display: 'standalone' })
    for (const icon of manifest.icons) expect((await request.get(icon.src)).status()).toBe(200)
  })

  test('answers scripts and pages compressed, and lets browsers keep what never changes', async ({
    page,
  }) => {
    const answered = page.waitForResponse(/\/_next\/static\/.*\.js/)
    const home = await page.goto('/')
    const headers = (await answered).headers()
    expect(headers['cache-control']).toContain('immutable')
    expect(headers['content-encoding']).toMatch(/br|gzip/)
    expect(home?.headers()['content-encoding']).toMatch(/br|gzip/)
  })
})
