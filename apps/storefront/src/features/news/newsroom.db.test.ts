import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { addAuthor, addNews, addNewsCategory } from '@rasteh/test-kit/news'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readDatabase } from '#page/load/database.ts'
import { buildApp } from '../../server/build-app.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: It hooks into the test file, not into React.
const database = useTestDatabase()
const folder = mkdtempSync(join(tmpdir(), 'rasteh-client-'))
let app: FastifyInstance
let featured: { slug: string }

/** Thirty items of a tag, one a day until the 26th of Aban 1405, the ninth of them featured; and one that waits. */
beforeAll(async () => {
  process.env.DATABASE_WEB_URL = database.urls.web
  process.env.RASTEH_ORIGIN = 'https://shop.example'
  const { owner } = database
  const categoryId = await addNewsCategory(owner, { fa: 'رویدادها', en: 'events' })
  await addNewsCategory(owner, { fa: 'هنوز خالی', en: 'empty' })
  const authorId = await addAuthor(owner, 'سارا نیک‌پی', 'دبیر خبر')
  for (let at = 0; at < 30; at += 1) {
    const publishedAt = new Date(Date.UTC(2026, 10, 16 - at, 9))
    const facts = { publishedAt, categoryId, authorId, isFeatured: at === 8, tags: ['چای'] }
    const item = await addNews(owner, { ...facts, title: `خبر <${at}> & "دیگر"` })
    if (at === 8) featured = item
  }
  await addNews(owner, {
    publishedAt: new Date(Date.now() + 3_600_000),
    categoryId,
    isFeatured: true,
    title: 'فردا',
    tags: ['فردایی'],
  })
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
  rmSync(folder, { recursive: true })
})

const visit = (url: string) => app.inject({ url })
const articlesIn = (html: string) => html.match(/<article/g)?.length ?? 0

/** How many statements a visit sends, once what is on every page is known. */
async function statementsOf(url: string): Promise<number> {
  await visit(url)
  const sent = vi.spyOn(readDatabase(), 'query')
  await visit(url)
  const count = sent.mock.calls.length
  sent.mockRestore()
  return count
}

describe('the news, page by page', () => {
  it('has the featured item and twelve others on its first page', async () => {
    const { body, statusCode } = await visit('/news')
    expect([statusCode, articlesIn(body)]).toEqual([200, 13])
    const links = [...body.matchAll(/<article[\s\S]*?href="(\/news\/[^"]+)"/g)].map(([, href]) => href)
    expect(links[0]).toBe(`/news/${featured.slug}`)
    expect(new Set(links).size).toBe(13)
    expect(body).toContain('<link rel="canonical" href="https://shop.example/news"/>')
    expect(body).toMatch(/<link rel="next" href="\/news\?page=2"\/>/)
    expect(body).not.toContain('rel="prev"')
  })

  it('goes on by real links, each page canonical by itself', async () => {
    const second = await visit('/news?page=2')
    expect(articlesIn(second.body)).toBe(12)
    expect(second.body).toContain('<link rel="canonical" href="https://shop.example/news?page=2"/>')
    expect(second.body).toMatch(/<link rel="prev" href="\/news"\/>/)
    expect(second.body).toMatch(/<link rel="next" href="\/news\?page=3"\/>/)
    expect(second.body).not.toContain(featured.slug)
    const last = await visit('/news?page=3')
    expect(articlesIn(last.body)).toBe(5)
    expect(last.body).not.toContain('rel="next"')
  })

  it.each(['/news?page=4', '/news?page=999999999', '/news/category/events?page=4'])(
    'is not found beyond its end: %s',
    async (url) => {
      expect((await visit(url)).statusCode).toBe(404)
    },
  )

  it.each(['/news?page=0', '/news?page=x', '/news?page=1'])('begins for %s', async (url) => {
    const { body } = await visit(url)
    expect(body).toContain('<link rel="canonical" href="https://shop.example/news"/>')
  })
})

describe('the parts of the newsroom', () => {
  const NOINDEX = '<meta name="robots" content="noindex, follow"/>'

  it('are its categories, which machines may list', async () => {
    const { body, statusCode } = await visit('/news/category/events')
    expect([statusCode, articlesIn(body)]).toEqual([200, 12])
    expect(body).not.toContain('name="robots"')
    expect(body).toMatch(/aria-current="page"[^>]*>رویدادها/)
    const empty = await visit('/news/category/empty')
    expect([empty.statusCode, empty.body.includes(NOINDEX)]).toEqual([200, true])
    expect((await visit('/news/category/other')).statusCode).toBe(404)
  })

  it('are its tags, which machines follow and do not list', async () => {
    const { body, statusCode } = await visit(`/news/tag/${encodeURIComponent('چای')}`)
    expect([statusCode, articlesIn(body), body.includes(NOINDEX)]).toEqual([200, 12, true])
    for (const tag of ['فردایی', 'نیست', '<script>'])
      expect((await visit(`/news/tag/${encodeURIComponent(tag)}`)).statusCode, tag).toBe(404)
  })

  it('are its Jalali months, with how many news each has', async () => {
    const archive = await visit('/news/archive')
    const months = [
      ...archive.body.matchAll(/href="(\/news\/archive\/[^"]+)"[^>]*>([^<]+)<span[^>]*>([^<]+)/g),
    ]
    expect(months.map(([, href, title, count]) => [href, title, count])).toEqual([
      ['/news/archive/1405/08', 'آبان ۱۴۰۵', '۲۵'],
      ['/news/archive/1405/07', 'مهر ۱۴۰۵', '۵'],
    ])
    const mehr = await visit('/news/archive/1405/07')
    expect([mehr.statusCode, articlesIn(mehr.body), mehr.body.includes(NOINDEX)]).toEqual([200, 5, true])
    for (const none of ['1405/06', '1406/01', '1405/8', 'x/y'])
      expect((await visit(`/news/archive/${none}`)).statusCode, none).toBe(404)
  })

  it('carry the key that a change of news purges', async () => {
    for (const url of [
      '/news',
      '/news/category/events',
      '/news/archive',
      '/news/archive/1405/08',
      '/news/feed.xml',
    ])
      expect((await visit(url)).headers.xkey, url).toContain('news-lists')
  })
})

describe('a news item', () => {
  it('names who wrote it, how long it takes, its tags and what is related', async () => {
    const { body } = await visit(`/news/${featured.slug}`)
    for (const text of ['سارا نیک‌پی', 'دبیر خبر', 'خبرهای مرتبط', `/news/tag/${encodeURIComponent('چای')}`])
      expect(body).toContain(text)
    expect(articlesIn(body)).toBe(4)
    expect(body).toContain('"articleSection":"رویدادها"')
  })
})

describe('the feeds', () => {
  it('are RSS and JSON, by whole URLs, without what waits for its day', async () => {
    const rss = await visit('/news/feed.xml')
    expect(rss.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    expect(rss.headers).toMatchObject({
      'cache-control': 'public, max-age=3600',
      'surrogate-control': 'max-age=600',
      vary: 'cookie, accept-encoding',
    })
    expect(rss.body.match(/<item>/g)).toHaveLength(30)
    expect(rss.body).toContain('<title>خبر &lt;0&gt; &amp; &quot;دیگر&quot;</title>')
    expect(rss.body).not.toContain('فردا')
    const json = await visit('/news/feed.json')
    expect(json.headers['content-type']).toBe('application/feed+json; charset=utf-8')
    const feed = JSON.parse(json.body)
    expect(feed.items).toHaveLength(30)
    expect(feed.items[0]).toMatchObject({
      url: expect.stringMatching(/^https:\/\/shop\.example\/news\/./),
      title: 'خبر <0> & "دیگر"',
      authors: [{ name: 'سارا نیک‌پی' }],
      tags: ['رویدادها', 'چای'],
    })
    expect(JSON.parse((await visit('/news/feed.json?language=en-US')).body)).toMatchObject({
      language: 'en-US',
      items: [],
    })
  })

  it('are named in the head of the news', async () => {
    const { body } = await visit('/news?language=en-US')
    for (const [path, type] of [
      ['feed.xml', 'application/rss+xml'],
      ['feed.json', 'application/feed+json'],
    ])
      expect(body).toContain(
        `<link rel="alternate" href="https://shop.example/news/${path}?language=en-US" type="${type}" title="News"/>`,
      )
  })
})

it('asks the database little: four statements for a list, five for an item', async () => {
  for (const url of ['/news', '/news?page=2', '/news/category/events', '/news/archive/1405/08'])
    expect(await statementsOf(url), url).toBeLessThanOrEqual(4)
  expect(await statementsOf(`/news/tag/${encodeURIComponent('چای')}`)).toBeLessThanOrEqual(4)
  expect(await statementsOf(`/news/${featured.slug}`)).toBeLessThanOrEqual(5)
})
