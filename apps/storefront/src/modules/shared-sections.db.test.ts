import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PATHS } from '@rasteh/contracts/paths'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { addSharedSection } from '@rasteh/test-kit/shared-sections'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readDatabase } from '#page/load/database.ts'
import { buildApp } from '../server/build-app.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: It hooks into the test file, not into React.
const database = useTestDatabase()
const folder = mkdtempSync(join(tmpdir(), 'rasteh-client-'))
let app: FastifyInstance
let count = 0

beforeAll(async () => {
  process.env.DATABASE_WEB_URL = database.urls.web
  process.env.RASTEH_ORIGIN = 'https://shop.example'
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

const call = (title: string) => ({
  blockType: 'callToAction',
  title,
  buttonTitle: 'تماس',
  address: '/feedback',
})
const own = (title: string) => ({ id: 'own', moduleId: 1, ...call(title) })
const newSection = (title: string) => addSharedSection(database.owner, { fa: call(title) })
const retitle = (id: number, title: string) =>
  database.owner.query(
    `update public.shared_sections_locales set layout = jsonb_set(layout, '{0,title}', to_jsonb($2::text)) where _parent_id = $1`,
    [id, title],
  )
let lastNumber = 500_000
const placeOf = (section: number | null) => {
  lastNumber += 1
  return { id: `place-${lastNumber}`, blockType: 'sharedSection', moduleId: lastNumber, section }
}

/** A published page of these modules; its path. */
async function newPage(layout: readonly object[], locale = 'fa'): Promise<string> {
  count += 1
  const slug = `shared-${count}`
  await database.owner.query(
    `with page as (insert into public.pages (slug, _status) values ($1, 'published') returning id)
     insert into public.pages_locales (_parent_id, _locale, title, layout)
     select id, $3::text::public._locales, $1, $2::jsonb from page`,
    [slug, JSON.stringify(layout), locale],
  )
  return `/${slug}`
}

const visit = (url: string) => app.inject({ url })
const keysOf = ({ headers }: Awaited<ReturnType<typeof visit>>) => String(headers.xkey).split(' ')

/** How many statements a visit sends, once what is on every page is known. */
async function statementsOf(url: string): Promise<number> {
  await visit(url)
  const sent = vi.spyOn(readDatabase(), 'query')
  await visit(url)
  const sum = sent.mock.calls.length
  sent.mockRestore()
  return sum
}

describe('a shared section', () => {
  it('is on every page that places it, and a change of it on all of them', async () => {
    const section = await newSection('نماینده شوید')
    const pages = [await newPage([placeOf(section)]), await newPage([own('دیگر'), placeOf(section)])]
    for (const page of pages) expect((await visit(page)).body).toContain('نماینده شوید')
    await retitle(section, 'با ما کار کنید')
    for (const page of pages) {
      const answer = await visit(page)
      expect(answer.body).toContain('با ما کار کنید')
      expect(answer.body).not.toContain('نماینده شوید')
      expect(keysOf(answer)).toContain(`shared-section-${section}`)
    }
  })

  it('leaves nothing where it is a draft, has no words, is in another or is gone; its page waits for it', async () => {
    const draft = await addSharedSection(database.owner, { fa: call('پیش‌نویس'), status: 'draft' })
    const empty = await addSharedSection(database.owner, {})
    // The dashboard offers no section inside another; a call of REST may write one.
    const nested = await addSharedSection(database.owner, {
      fa: { blockType: 'sharedSection', section: draft },
    })
    const places = [placeOf(draft), placeOf(empty), placeOf(nested), placeOf(999_999), placeOf(null)]
    const answer = await visit(await newPage([...places, own('می‌ماند')]))
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('می‌ماند')
    expect(answer.body).not.toContain('پیش‌نویس')
    expect(answer.body.match(/class="DnnModule /g)).toHaveLength(1)
    for (const id of [draft, empty, 999_999]) expect(keysOf(answer)).toContain(`shared-section-${id}`)
  })

  it('costs its page one read, however many there are of them; a page without one has none', async () => {
    const sections = [await newSection('یک'), await newSection('دو'), await newSection('سه')]
    const [plain, one, many] = [
      await newPage([own('تنها')]),
      await newPage([placeOf(sections[0] ?? 0)]),
      await newPage(sections.map((section) => placeOf(section))),
    ]
    const without = await statementsOf(plain)
    expect([await statementsOf(one), await statementsOf(many)]).toEqual([without + 1, without + 1])
  })

  it('is under a number of its own wherever it is, also twice on a page', async () => {
    const section = await newSection('دو بار')
    const places = [placeOf(section), placeOf(section)]
    const { body } = await visit(await newPage(places))
    for (const { moduleId } of places) {
      expect(body.match(new RegExp(`id="module-${moduleId}"`, 'g'))).toHaveLength(1)
      expect(body).toContain(`<a name="${moduleId}"></a>`)
    }
  })

  it('answers a call for the rest of it by the number of its place', async () => {
    const items = ['نخست', 'دوم'].map((title, id) => ({ id: String(id), title, address: '/feedback' }))
    const links = { blockType: 'links', firstCount: 1, items }
    const place = placeOf(await addSharedSection(database.owner, { fa: links }))
    await newPage([place])
    const asked = { Action: 'RenderPartial', ParentId: 'x', PartialName: 'More', ModuleId: place.moduleId }
    const rest = () => visit(`${PATHS.links}?${new URLSearchParams(asked as never)}`)
    expect((await rest()).body).toContain('دوم')
    await database.owner.query(`update public.shared_sections set _status = 'draft' where id = $1`, [
      place.section,
    ])
    expect((await rest()).statusCode).toBe(404)
  })

  it('is in the language of its page, or else in the other one, which it says', async () => {
    const both = await addSharedSection(database.owner, { fa: call('هر دو'), en: call('Both') })
    const english = await newPage([placeOf(both), placeOf(await newSection('فقط فارسی'))], 'en')
    const { body } = await visit(`${english}?language=en-US`)
    expect(body).toContain('Both')
    expect(body).not.toContain('هر دو')
    expect(body).toMatch(/class="DnnModule [^>]*lang="fa-IR" dir="rtl"[\s\S]*فقط فارسی/)
    // The page's words are Persian here, and so is what it shares.
    const persian = await newPage([placeOf(both)])
    const untranslated = (await visit(`${persian}?language=en-US`)).body
    expect(untranslated).toContain('هر دو')
    expect(untranslated).not.toContain('>Both<')
  })
})
