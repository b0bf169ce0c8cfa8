import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { addWrittenNews, addWrittenPage, type WrittenSketch } from '@rasteh/test-kit/written-texts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readDatabase } from '#page/load/database.ts'
import { buildApp } from '../../server/build-app.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: It hooks into the test file, not into React.
const database = useTestDatabase()
const folder = mkdtempSync(join(tmpdir(), 'rasteh-client-'))
const ORIGIN = 'https://shop.example'
let app: FastifyInstance

beforeAll(async () => {
  process.env.DATABASE_WEB_URL = database.urls.web
  process.env.RASTEH_ORIGIN = ORIGIN
  for (const name of ['assets', 'icons']) mkdirSync(join(folder, name))
  app = await buildApp({
    origin: ORIGIN,
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

const PERSIAN = { fa: { title: 'گواهی‌ها', summary: 'خلاصهٔ ما', body: ['متن گواهی'] } }
const ENGLISH = { en: { title: 'For export', summary: 'Our summary', body: ['Export text'] } }

/** The two kinds of text, each with its page. */
const KINDS = [
  ['a page', async (sketch: WrittenSketch) => `/${(await addWrittenPage(database.owner, sketch)).slug}`],
  ['news', async (sketch: WrittenSketch) => `/news/${(await addWrittenNews(database.owner, sketch)).slug}`],
] as const

async function visit(url: string, cookie = '') {
  const { statusCode, headers, body } = await app.inject({ url, headers: { cookie } })
  const all = (pattern: RegExp) => [...body.matchAll(pattern)].map(([, found]) => found)
  return {
    status: statusCode,
    location: headers.location,
    html: all(/<html ([^>]*)>/g)[0],
    canonical: all(/<link rel="canonical" href="([^"]+)"/g),
    hreflang: all(/<link rel="alternate" hreflang="([^"]+)"/gi).toSorted(),
    isIndexed: !/<meta name="robots" content="noindex/.test(body),
    hasNotice: body.includes('role="note"'),
    /** Where the header's link to the other language leads. */
    other: /href="([^"]*)"/.exec(/<a [^>]*data-culture=[^>]*>/.exec(body)?.[0] ?? '')?.[1],
    /** Of the part that holds the text: the nearest element around it that says its language. */
    around: (text: string) =>
      body
        .slice(0, body.indexOf(text))
        .match(/lang="[^"]+" dir="[^"]+"/g)
        ?.at(-1),
  }
}

describe.each(KINDS)('%s in Persian alone, asked for in English', (_, add) => {
  it('is shown with a notice, in its own direction inside the English page', async () => {
    const path = await add(PERSIAN)
    const page = await visit(`${path}?language=en-US`)
    expect(page).toMatchObject({
      status: 200,
      html: expect.stringContaining('lang="en-US" dir="ltr"'),
      canonical: [`${ORIGIN}${path}`],
      hreflang: ['fa', 'x-default'],
      isIndexed: false,
      hasNotice: true,
    })
    expect(page.around('>گواهی‌ها</h1>')).toBe('lang="fa-IR" dir="rtl"')
    expect(page.around('متن گواهی')).toBe('lang="fa-IR" dir="rtl"')
  })

  it('leads to the Persian page', async () => {
    const path = await add({ ...PERSIAN, untranslated: 'redirect' })
    const page = await visit(`${path}?utm_source=mail&language=en-US`)
    expect([page.status, page.location]).toEqual([302, `${path}?utm_source=mail&language=fa-IR`])
    const persian = await visit(String(page.location), 'language=en-US')
    expect(persian).toMatchObject({ status: 200, canonical: [`${ORIGIN}${path}`], hasNotice: false })
    expect((await visit(path, 'language=en-US')).location).toBe(`${path}?language=fa-IR`)
  })

  it.each([
    ['show', '?language=en-US'],
    ['redirect', '/?language=en-US'],
    ['hide', '/?language=en-US'],
  ] as const)(
    'is left for the other language where that has it, else for its home page: %s',
    async (choice, url) => {
      const path = await add({ ...PERSIAN, untranslated: choice })
      expect((await visit(path)).other).toBe(url)
      const both = await add({ ...PERSIAN, ...ENGLISH, untranslated: choice })
      expect((await visit(both)).other).toBe('?language=en-US')
    },
  )

  it('is not there', async () => {
    const path = await add({ ...PERSIAN, untranslated: 'hide' })
    for (const page of [await visit(`${path}?language=en-US`), await visit(path, 'language=en-US')]) {
      expect(page).toMatchObject({ status: 404, isIndexed: false })
      expect(page.html).toContain('lang="en-US" dir="ltr"')
    }
  })

  it.each(['show', 'redirect', 'hide'] as const)(
    'is in Persian what it was, and once translated it is English: %s',
    async (untranslated) => {
      const path = await add({ ...PERSIAN, untranslated })
      expect(await visit(path)).toMatchObject({
        status: 200,
        html: expect.stringContaining('lang="fa-IR" dir="rtl"'),
        canonical: [`${ORIGIN}${path}`],
        hreflang: ['fa', 'x-default'],
        isIndexed: true,
        hasNotice: false,
      })
      const both = await add({ ...PERSIAN, ...ENGLISH, untranslated })
      const page = await visit(`${both}?language=en-US`)
      expect(page).toMatchObject({
        status: 200,
        canonical: [`${ORIGIN}${both}?language=en-US`],
        hreflang: ['en', 'fa', 'x-default'],
        isIndexed: true,
        hasNotice: false,
      })
      expect(page.around('Export text')).toBe('lang="en-US" dir="ltr"')
    },
  )
})

describe.each(KINDS)('%s in English alone, asked for in Persian', (_, add) => {
  it('is shown with a notice, in its own direction inside the Persian page', async () => {
    const path = await add(ENGLISH)
    const page = await visit(path)
    expect(page).toMatchObject({
      status: 200,
      html: expect.stringContaining('lang="fa-IR" dir="rtl"'),
      canonical: [`${ORIGIN}${path}?language=en-US`],
      hreflang: ['en', 'x-default'],
      isIndexed: false,
      hasNotice: true,
    })
    expect(page.around('Export text')).toBe('lang="en-US" dir="ltr"')
  })

  it('leads there, or is not there', async () => {
    const led = await add({ ...ENGLISH, untranslated: 'redirect' })
    expect((await visit(led)).location).toBe(`${led}?language=en-US`)
    const hidden = await add({ ...ENGLISH, untranslated: 'hide' })
    expect((await visit(hidden)).status).toBe(404)
    expect((await visit(`${hidden}?language=en-US`)).status).toBe(200)
  })
})

describe('the map of the site', () => {
  it.each([
    ['pages', KINDS[0][1]],
    ['news', KINDS[1][1]],
  ] as const)('names %s in the languages in which they exist', async (kind, add) => {
    const paths = []
    for (const untranslated of ['show', 'redirect', 'hide'] as const)
      paths.push(await add({ ...PERSIAN, untranslated }))
    const both = await add({ ...PERSIAN, ...ENGLISH })
    const english = await add(ENGLISH)
    const { body } = await app.inject({ url: `/sitemap/${kind}/1.xml` })
    for (const path of paths) {
      expect(body).toContain(`<loc>${ORIGIN}${path}</loc>`)
      expect(body).not.toContain(`${path}?language=en-US`)
    }
    expect(body).toContain(`<loc>${ORIGIN}${both}?language=en-US</loc>`)
    expect(body).toContain(`<loc>${ORIGIN}${english}?language=en-US</loc>`)
    expect(body).not.toContain(`<loc>${ORIGIN}${english}</loc>`)
  })
})

it('the home page is there whatever was chosen', async () => {
  await addWrittenPage(database.owner, { ...PERSIAN, slug: 'home', untranslated: 'hide' })
  expect((await visit('/?language=en-US')).status).toBe(200)
})
