import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openProduct } from './shop.ts'

/** The page's JSON-LD by its types. */
async function structuredData(page: Page): Promise<Record<string, Record<string, unknown>>> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return Object.fromEntries(texts.map((text) => JSON.parse(text)).map((item) => [item['@type'], item]))
}

const canonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href')

/** Asks as a crawler does: without cookies, scripts and following redirects. */
async function crawl(path: string, headers: Record<string, string> = {}) {
  const address = new URL(path, process.env.RASTEH_E2E_ORIGIN)
  const answer = await fetch(address, { headers, redirect: 'manual' })
  return { answer, status: answer.status, html: await answer.text() }
}

const all = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, found = '']) => found)
const linksOf = (html: string) =>
  all(html, /<a\b[^>]*? href="(\/[^"]*)"/g).filter((link) => !link.startsWith('/media/'))
const headOf = (html: string, pattern: RegExp) => all(html, pattern)[0]
const CANONICAL = /<link rel="canonical" href="([^"]+)"/g
const NOINDEX = /<meta name="robots" content="noindex/

/** The first address of a part of the map, as a path. */
async function firstOf(kind: string): Promise<string> {
  const { html: index } = await crawl('/sitemap.xml')
  const part =
    all(index, /<loc>([^<]+)<\/loc>/g).find((address) => address.includes(`/sitemap/${kind}/`)) ?? ''
  const { html } = await crawl(new URL(part).pathname)
  return new URL(headOf(html, /<loc>([^<]+)<\/loc>/g) ?? '').pathname
}

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
    const { Product, ProductGroup, BreadcrumbList } = await structuredData(page)
    const [sold] = [Product ?? [], ProductGroup?.hasVariant ?? []].flat() as { offers: { price: number } }[]
    expect(sold?.offers).toMatchObject({
      priceCurrency: 'IRR',
      availability: 'https://schema.org/InStock',
      priceSpecification: { valueAddedTaxIncluded: expect.any(Boolean) },
      seller: { name: 'راسته' },
    })
    expect(sold?.offers.price).toBeGreaterThan(1_000)
    expect(BreadcrumbList?.itemListElement).toHaveLength(3)
    expect(new URL((await canonical(page)) ?? '').pathname).toBe(address)
  })

  test('its other culture, by an address of its own', async ({ page }) => {
    await page.goto('/news?language=en-US')
    expect(await canonical(page)).toMatch(/\/news\?language=en-US$/)
    await expect(page.locator('link[hreflang="fa"]')).toHaveAttribute('href', /\/news$/)
    await expect(page.locator('link[hreflang="x-default"]')).toHaveAttribute('href', /\/news$/)
  })

  test('an item of news', async ({ page }) => {
    await page.goto('/news')
    await page.locator('main article a').first().click()
    await page.waitForURL(/\/news\/./)
    const { NewsArticle } = await structuredData(page)
    expect(NewsArticle).toMatchObject({
      dateModified: expect.stringMatching(/T/),
      author: { '@type': 'Person', name: expect.stringMatching(/./) },
      publisher: { name: 'راسته' },
      articleSection: expect.stringMatching(/./),
      keywords: expect.arrayContaining([expect.stringMatching(/./)]),
    })
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
  })
})

test.describe('a crawler without cookies', () => {
  test('that comes in English stays in English', async () => {
    const { html } = await crawl('/?language=en-US')
    const links = linksOf(html)
    expect(links.length).toBeGreaterThan(50)
    expect(links.filter((link) => !link.includes('language='))).toEqual([])
    const product = links.find((link) => link.startsWith('/product/')) ?? ''
    const { html: page } = await crawl(product.replaceAll('&amp;', '&'))
    expect(page).toContain('lang="en-US"')
    expect(headOf(page, CANONICAL)).toMatch(/\/product\/.*\?language=en-US$/)
    const described = all(page, /<script type="application\/ld\+json">(.*?)<\/script>/g).join('')
    const addresses = all(described, /"(?:url|item)":"([^"]+\/(?:product|category)\/[^"]+)"/g)
    expect(addresses.length).toBeGreaterThan(2)
    expect(addresses.filter((address) => !address.includes('language=en-US'))).toEqual([])
  })

  test('that comes to an old or short address is led on in its language', async () => {
    const path = await firstOf('products')
    const [, , id] = path.split('/')
    for (const old of [`/product/${id}/old`, `/product/${id}`]) {
      const { answer, html } = await crawl(`${old}?language=en-US`)
      expect([answer.status, answer.headers.get('location')]).toEqual([301, `${path}?language=en-US`])
      expect(html).toBe('')
    }
    expect((await crawl(`/product/${id}`)).answer.headers.get('location')).toBe(path)
    expect((await crawl('/home?utm_source=x')).answer.headers.get('location')).toMatch(
      /^\/(\?utm_source=x)?$/,
    )
  })

  test('is not told to keep a language by pages that a cookie chose', async () => {
    const { html } = await crawl('/', { cookie: 'language=en-US' })
    expect(html).toContain('lang="en-US"')
    expect(linksOf(html).filter((link) => link.includes('language='))).toEqual([])
  })

  test('finds no page beyond the end of a list', async () => {
    const list = await firstOf('categories')
    expect((await crawl(`${list}?page=1`)).status).toBe(200)
    for (const page of [150, 999, 100_000]) {
      const beyond = await crawl(`${list}?page=${page}`)
      expect(beyond.status).toBe(404)
      expect(beyond.html).toMatch(NOINDEX)
      expect(headOf(beyond.html, CANONICAL)).toBeUndefined()
    }
  })

  test('reads the news as RSS and as a JSON feed', async () => {
    const { html } = await crawl('/news')
    const rss = headOf(html, /<link rel="alternate" href="([^"]+)" type="application\/rss\+xml"/g) ?? ''
    const { answer, html: text } = await crawl(new URL(rss).pathname)
    expect(answer.headers.get('content-type')).toContain('application/rss+xml')
    expect(all(text, /<item>(.)/g)).toHaveLength(10)
    const json = headOf(html, /<link rel="alternate" href="([^"]+)" type="application\/feed\+json"/g) ?? ''
    const feed = await crawl(new URL(json).pathname)
    expect(feed.answer.headers.get('content-type')).toContain('application/feed+json')
    expect(JSON.parse(feed.html).items).toHaveLength(10)
  })

  test('is shown pictures of shared links that everybody can show', async () => {
    for (const path of ['/news', await firstOf('products')]) {
      const { html } = await crawl(path)
      const picture = headOf(html, /<meta property="og:image" content="([^"]+)"/g) ?? ''
      expect(html).toContain('<meta property="og:image:width" content="1200"')
      const { answer } = await crawl(new URL(picture).pathname)
      expect(answer.headers.get('content-type'), picture).toMatch(/^image\/(jpeg|png)$/)
    }
  })

  test('is given little where there is nothing', async () => {
    expect((await crawl('/favicon.ico')).status).toBe(200)
    for (const [path, most] of [
      ['/missing.png', 1_000],
      ['/wp-login.php', 1_000],
      ['/media/missing.webp', 1_000],
    ] as const) {
      const { status, html } = await crawl(path)
      expect([path, status]).toEqual([path, 404])
      expect(html.length, path).toBeLessThan(most)
    }
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
    const paths = pages.map((page = '') => new URL(page)).map(({ pathname, search }) => pathname + search)
    expect(paths).toEqual(expect.arrayContaining(['/', '/?language=en-US', '/offers', '/feedback']))
    expect(texts.join('')).toContain('<image:loc>')
    for (const beyond of ['/sitemap/products/999999.xml', '/sitemap/main/2.xml', '/sitemap/products/1'])
      expect((await request.get(beyond)).status(), beyond).toBe(404)
  })

  test('tells search engines what is not for them', async ({ request }) => {
    const robots = await (await request.get('/robots.txt')).text()
    expect(robots).toContain('Disallow: /api/')
    for (const path of ['/basket', '/login', '/special-order', '/search/q/x'])
      expect((await crawl(path)).html, path).toMatch(NOINDEX)
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
    const answered = page.waitForResponse(/\/assets\/.*\.js/)
    const home = await page.goto('/')
    const headers = (await answered).headers()
    expect(headers['cache-control']).toContain('immutable')
    expect(headers['content-encoding']).toMatch(/br|gzip/)
    expect(home?.headers()['content-encoding']).toMatch(/br|gzip/)
  })
})
