import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { useTestDatabase } from '@rasteh/test-kit/database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PAGE_SETTINGS_ID } from '#islands/ids.ts'
import { readDatabase } from '#page/load/database.ts'
import { buildApp } from '../../server/build-app.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: It hooks into the test file, not into React.
const database = useTestDatabase()
const folder = mkdtempSync(join(tmpdir(), 'rasteh-client-'))
let app: FastifyInstance

beforeAll(async () => {
  process.env.DATABASE_WEB_URL = database.urls.web
  process.env.RASTEH_ORIGIN = 'https://shop.example'
  for (const name of ['assets', 'icons']) mkdirSync(join(folder, name))
  app = await buildApp({
    origin: 'https://shop.example',
    assets: {
      start: '/assets/start.js',
      early: { code: '', hash: '' },
      frameKeys: ['Basket'],
      islandsOf: () => ({ files: {}, keys: ['Basket', 'News'] }),
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

async function settingsOf(path: string) {
  const { body } = await app.inject({ url: path })
  return JSON.parse(new RegExp(`id="${PAGE_SETTINGS_ID}">([^<]*)<`).exec(body)?.[1] ?? '{}')
}

it('a page names the frame of its culture, which is kept for ever', async () => {
  const [page, english] = [await settingsOf('/'), await settingsOf('/?language=en-US')]
  expect([Object.keys(page.texts), page.menu]).toEqual([['News'], undefined])
  expect(page.frame).toMatch(/^\/assets\/frame\/fa-IR\/[\w-]{12}\.json$/)
  for (const { frame } of [page, english]) {
    const { statusCode, headers, body } = await app.inject({ url: frame })
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
    expect(Object.keys(JSON.parse(body).texts)).toEqual(['Basket'])
  }
  expect(english.frame).toContain('/en-US/')
})

it('another text makes another frame; who still names the old one is given what holds now, and nobody keeps it', async () => {
  const { frame: old } = await settingsOf('/')
  await database.owner.query(
    `update public.messages_locales set value = 'سبد من' where _locale = 'fa'
      and _parent_id = (select id from public.messages where key = 'Basket')`,
  )
  await expect.poll(async () => (await settingsOf('/')).frame).not.toBe(old)
  const { frame } = await settingsOf('/')
  const [late, current] = await Promise.all([app.inject({ url: old }), app.inject({ url: frame })])
  expect([late.headers['cache-control'], late.headers['surrogate-control']]).toEqual([
    'no-store',
    'max-age=0',
  ])
  expect(late.body).toBe(current.body)
  expect(JSON.parse(current.body).texts).toEqual({ Basket: 'سبد من' })
})

it.each(['/assets/frame/fa-IR/none.json', '/assets/frame/xx/..%2f..%2fpackage.json', '/assets/frame/%00/a'])(
  'whatever else is asked for is never kept: %s',
  async (url) => {
    const { headers } = await app.inject({ url })
    expect(headers['cache-control']).toBe('no-store')
  },
)
