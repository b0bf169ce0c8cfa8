import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refreshWholeCompany } from '@rasteh/search/company-feed'
import { refreshDocuments } from '@rasteh/search/feed'
import { openPool, type Pool } from '@rasteh/shop-store/platform/pool'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { addWrittenNews, addWrittenPage } from '@rasteh/test-kit/written-texts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readDatabase } from '#page/load/database.ts'
import { buildApp } from '../../server/build-app.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: It hooks into the test file, not into React.
const database = useTestDatabase()
const folder = mkdtempSync(join(tmpdir(), 'rasteh-client-'))
let app: FastifyInstance
let shop: Pool

beforeAll(async () => {
  process.env.DATABASE_WEB_URL = database.urls.web
  process.env.RASTEH_ORIGIN = 'https://shop.example'
  const { owner } = database
  shop = openPool({ url: database.urls.shop, name: 'test-shop', max: 2 })
  const { productId } = await addProduct(owner, { title: 'فرش کاشان' })
  const book = await addProduct(owner, { title: 'کتاب تاریخ' })
  await refreshDocuments(shop, [productId, book.productId], [])
  await addWrittenPage(owner, { slug: 'history', fa: { title: 'تاریخچه', body: ['متن'] } })
  await addWrittenPage(owner, {
    ...{ slug: 'care', fa: { title: 'نگهداری فرش', summary: 'شست‌وشو و رفو', body: ['متن'] } },
    en: { title: 'Care of carpets', body: ['Text'] },
  })
  await addWrittenPage(owner, { slug: 'weavers', fa: { title: 'بافندگان <b>فرش</b>', body: ['متن'] } })
  for (let at = 0; at < 6; at += 1) {
    const publishedAt = new Date(Date.UTC(2026, 8, 1 + at))
    await addWrittenNews(owner, { slug: `fair-${at}`, fa: { title: `نمایشگاه فرش ${at}` }, publishedAt })
  }
  await refreshWholeCompany(shop)
  for (const name of ['assets', 'icons']) mkdirSync(join(folder, name))
  app = await buildApp({
    origin: 'https://shop.example',
    assets: {
      start: '/assets/start.js',
      early: { code: '', hash: '' },
      islandsOf: () => ({ files: {}, keys: [] }),
      stylesOf: () => ({ links: [], inline: null, fonts: [] }),
    },
    clientFolder: folder,
    isReady: () => true,
  })
})

afterAll(async () => {
  await app?.close()
  await readDatabase().end()
  await shop?.end()
  rmSync(folder, { recursive: true })
})

const visit = (url: string, cookie = '') => app.inject({ url: encodeURI(url), headers: { cookie } })
/** The part of the page that lists what is no product. */
const siteOf = (html: string) => html.split('id="in-site"')[1]?.split('</main>')[0] ?? ''
const linksOf = (html: string) =>
  [...html.matchAll(/<li[^>]*><a[^>]*href="([^"]+)"/g)].map(([, href]) => href)

describe('the results of a search', () => {
  it.each(['/Search-Results?Search=فرش', '/search/q/فرش'])(
    'are products, then pages and news by kind with their counts: %s',
    async (url) => {
      const { statusCode, body } = await visit(url)
      expect(statusCode).toBe(200)
      expect(body.indexOf('فرش کاشان')).toBeLessThan(body.indexOf('id="in-site"'))
      const site = siteOf(body)
      expect(linksOf(site).toSorted()).toEqual(
        ['/care', '/news/fair-2', '/news/fair-3', '/news/fair-4', '/news/fair-5', '/weavers'].toSorted(),
      )
      expect(site).toMatch(/صفحه‌ها<span[^>]*>۲ نتیجه/)
      expect(site).toMatch(/خبرها<span[^>]*>۶ نتیجه/)
      expect(site).toContain('بافندگان &lt;b&gt;فرش&lt;/b&gt;')
      expect(site).toContain('همهٔ ۶ نتیجه')
    },
  )

  it('are of one kind where that is asked for, and lead back', async () => {
    const site = siteOf((await visit('/Search-Results?Search=فرش&in=news')).body)
    expect(linksOf(site)).toHaveLength(6)
    expect(site).not.toContain('/care')
    expect((await visit('/Search-Results?Search=فرش&in=news')).body).toContain('همهٔ نتایج')
  })

  it.each(['in=', 'in=products', 'in=news&in=page', "in=news' or 1=1", 'in=__proto__'])(
    'are all of them for %s',
    async (query) => {
      const { statusCode, body } = await visit(`/Search-Results?Search=فرش&${query}`)
      expect([statusCode, body.includes('فرش کاشان')]).toEqual([200, true])
    },
  )

  it('are the company alone where no product is meant', async () => {
    const { body } = await visit('/search/q/رفو')
    expect(linksOf(siteOf(body))).toEqual(['/care'])
    expect(body).not.toContain('popular-products')
  })

  it('begin with the site where products were only guessed', async () => {
    const { body } = await visit('/search/q/تاریخچه')
    expect(linksOf(siteOf(body))).toContain('/history')
    expect(body.indexOf('id="in-site"')).toBeLessThan(body.indexOf('href="/product/'))
  })

  it('name the language of what is not translated', async () => {
    const site = siteOf((await visit('/Search-Results?Search=فرش', 'language=en-US')).body)
    expect(site).toMatch(/<li[^>]*lang="fa-IR" dir="rtl"[^>]*><a[^>]*href="\/weavers"/)
    expect(site).not.toContain('نگهداری فرش')
  })

  it('are nothing for what is nowhere', async () => {
    const { body, statusCode } = await visit('/search/q/ژژژژ')
    expect([statusCode, siteOf(body)]).toEqual([200, ''])
  })
})

describe('on a company’s site', () => {
  beforeAll(async () => {
    await database.owner.query(`insert into public.brand (site_kind) values ('company')`)
  })

  it('the box is there, and it finds pages and news and no products', async () => {
    const { statusCode, body } = await visit('/Search-Results?Search=فرش')
    expect(statusCode).toBe(200)
    expect(body).not.toContain('فرش کاشان')
    expect(linksOf(siteOf(body))).toHaveLength(8)
    expect(body).toContain('placeholder="جست‌وجو در سایت…"')
  })

  it('a search of a category is a search of the site', async () => {
    const { statusCode, body } = await visit('/Search-Results?Search=فرش&cid=1')
    expect([statusCode, linksOf(siteOf(body)).length]).toEqual([200, 8])
  })

  it('a search without words asks for some', async () => {
    const { statusCode, body } = await visit('/Search-Results')
    expect(statusCode).toBe(200)
    expect(body).not.toContain('popular-')
  })
})
