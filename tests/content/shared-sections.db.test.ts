import { refreshCompany } from '@rasteh/search/company-feed'
import { createCompanySearch } from '@rasteh/search/company-search'
import { loadPage } from '@rasteh/shop-store/reads/articles'
import { loadFileUses } from '@rasteh/shop-store/reads/file-uses'
import { loadPictureUses } from '@rasteh/shop-store/reads/picture-uses'
import { loadSharedSectionUses } from '@rasteh/shop-store/reads/shared-section-uses'
import { loadSharedSections } from '@rasteh/shop-store/reads/shared-sections'
import { loadTabProducts } from '@rasteh/shop-store/reads/tab-products'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Arrived, arrive, type Person } from '../access/people.ts'
import { useContent } from '../setup/use-content.ts'

const database = useTestDatabase()
const content = useContent(database)
let people: Record<Person, Arrived>
beforeAll(async () => {
  people = await arrive(database.owner, content.payload)
  content.payload.logger.level = 'silent'
})

type Saved = {
  doc?: { id: number; layout: { moduleId: number }[] }
  errors?: { message: string; data?: { kind: string } }[]
}

const call = (title: string) => ({
  blockType: 'callToAction',
  title,
  buttonTitle: 'تماس',
  address: '/feedback',
})
const placeOf = (section: number) => ({ blockType: 'sharedSection', section })
let count = 0

async function ask(person: Person, method: string, path: string, body?: object) {
  const answer = await content.guarded(method, path, {
    cookie: people[person].cookie,
    ...(body ? { body } : {}),
  })
  return { status: answer.status, ...((await answer.json()) as Saved) }
}

async function newSection(layout: readonly object[], data: object = {}): Promise<number> {
  const body = { title: 'دعوت به تماس', layout, _status: 'published', ...data }
  const { status, doc, errors } = await ask('editor', 'POST', 'shared-sections?locale=fa', body)
  expect([status, errors]).toEqual([201, undefined])
  return doc?.id ?? 0
}

async function newPage(layout: readonly object[], data: object = {}) {
  count += 1
  const slug = `shared-${count}`
  const body = { title: `صفحهٔ ${count}`, slug, layout, _status: 'published', ...data }
  const { status, doc, errors } = await ask('editor', 'POST', 'pages?locale=fa', body)
  expect([status, errors]).toEqual([201, undefined])
  return { id: doc?.id ?? 0, slug, title: body.title, layout: doc?.layout ?? [] }
}

const titleOf = async (section: number, locale: 'fa' | 'en' = 'fa') =>
  (await loadSharedSections(database.owner, [section], locale)).get(section)?.title

async function takeJobs(name: string): Promise<{ keys?: string[]; id?: number }[]> {
  const { rows } = await database.owner.query<{ data: { keys?: string[]; id?: number } }>(
    'delete from jobs.job where name = $1 returning data',
    [name],
  )
  return rows.map(({ data }) => data)
}
const takePurges = async () => (await takeJobs('purge-pages')).flatMap(({ keys = [] }) => keys)

describe('a shared section', () => {
  it('is written by an editor once, and what is published of it is what pages read', async () => {
    const id = await newSection([call('نماینده شوید')])
    const pages = [await newPage([placeOf(id)]), await newPage([call('دیگر'), placeOf(id)])]
    for (const { slug } of pages) {
      const shown = await loadPage(database.owner, slug, 'fa')
      expect(shown?.layout.at(-1)).toMatchObject(placeOf(id))
    }
    expect(await titleOf(id)).toBe('نماینده شوید')
    const drafted = await ask('editor', 'PATCH', `shared-sections/${id}?locale=fa&draft=true`, {
      ...{ layout: [call('هنوز نه')], _status: 'draft' },
    })
    expect([drafted.status, await titleOf(id)]).toEqual([200, 'نماینده شوید'])
    await takePurges()

    await ask('editor', 'PATCH', `shared-sections/${id}?locale=fa`, {
      ...{ layout: [call('با ما کار کنید')], _status: 'published' },
    })
    expect([await titleOf(id), await takePurges()]).toEqual(['با ما کار کنید', [`shared-section-${id}`]])

    await ask('editor', 'PATCH', `shared-sections/${id}?locale=fa`, { _status: 'draft' })
    expect([await titleOf(id), await takePurges()]).toEqual([undefined, [`shared-section-${id}`]])
  })

  it('has words of its own in each language, and those of the other where it has none', async () => {
    const id = await newSection([call('تماس')])
    expect(await titleOf(id, 'en')).toBe('تماس')
    await ask('editor', 'PATCH', `shared-sections/${id}?locale=en`, {
      ...{ layout: [call('Call us')], _status: 'published' },
    })
    expect([await titleOf(id, 'fa'), await titleOf(id, 'en')]).toEqual(['تماس', 'Call us'])
  })

  it.each([
    ['no section', []],
    ['two sections', [call('یک'), call('دو')]],
  ])('cannot be %s', async (_, layout) => {
    const body = { title: 'بخش', layout, _status: 'published' }
    expect((await ask('editor', 'POST', 'shared-sections?locale=fa', body)).status).toBe(400)
  })

  it('is chosen by authors and written by editors, of whom none is kept to a branch of the tree', async () => {
    const id = await newSection([call('پیش')])
    const body = { layout: [call('پس')], _status: 'published' }
    expect((await ask('author', 'GET', `shared-sections/${id}`)).status).toBe(200)
    const page = { title: 'صفحهٔ نویسنده', slug: 'of-author', layout: [placeOf(id)], _status: 'draft' }
    expect((await ask('author', 'POST', 'pages?locale=fa&draft=true', page)).status).toBe(201)

    const staffId = people.editor.userId
    const limit = (onlyBranches: boolean) =>
      content.payload.update({ collection: 'staff', id: staffId, data: { onlyBranches } as never })
    await limit(true)
    // For strangers the platform's paths are not there at all.
    const refusals = { 'guest A': 404, 'customer A': 404, author: 403, editor: 403 }
    for (const person of ['guest A', 'customer A', 'author', 'editor'] as const) {
      const path = `shared-sections/${id}`
      const said = [
        (await ask(person, 'POST', 'shared-sections', { title: 'بخش', ...body })).status,
        (await ask(person, 'PATCH', path, body)).status,
        (await ask(person, 'PATCH', `${path}?draft=true`, { ...body, _status: 'draft' })).status,
        (await ask(person, 'DELETE', path)).status,
      ]
      expect([person, ...new Set(said)]).toEqual([person, refusals[person]])
    }
    await limit(false)
    expect(await titleOf(id)).toBe('پیش')
    for (const person of ['guest A', 'customer A'] as const)
      expect((await ask(person, 'GET', `shared-sections/${id}`)).status).not.toBe(200)
  })
})

describe('the pages of a shared section', () => {
  it('are listed, those that place it in English or in a draft alone too, and hold it', async () => {
    const id = await newSection([call('پابرجا')])
    expect(await loadSharedSectionUses(database.owner, id)).toEqual([])
    const seen = await newPage([placeOf(id)])
    const drafted = await newPage([call('بی‌بخش')])
    await ask('editor', 'PATCH', `pages/${drafted.id}?locale=fa&draft=true`, {
      ...{ layout: [placeOf(id)], _status: 'draft' },
    })
    const english = await newPage([call('بی‌بخش')])
    await ask('editor', 'PATCH', `pages/${english.id}?locale=en`, {
      ...{ title: 'English', layout: [placeOf(id)], _status: 'published' },
    })
    await newPage([placeOf(await newSection([call('دیگر')]))])
    const uses = [seen, drafted, english].map((page) => ({ kind: 'pages', id: page.id, title: page.title }))
    expect(await loadSharedSectionUses(database.owner, id)).toEqual(uses)

    const refused = await ask('editor', 'DELETE', `shared-sections/${id}`)
    expect([refused.status, refused.errors?.[0]?.data?.kind]).toEqual([409, 'section-in-use'])
    expect(refused.errors?.[0]?.message).toContain(`«${seen.title}»`)
    expect(await titleOf(id)).toBe('پابرجا')

    for (const { id: page } of uses)
      for (const locale of ['fa', 'en'])
        await ask('editor', 'PATCH', `pages/${page}?locale=${locale}`, {
          ...{ layout: [], _status: 'published' },
        })
    await takePurges()
    expect((await ask('editor', 'DELETE', `shared-sections/${id}`)).status).toBe(200)
    expect([await titleOf(id), await takePurges()]).toEqual([undefined, [`shared-section-${id}`]])
  })

  it('find the tabs of a shared catalogue by the number of its place', async () => {
    const tabs = [{ title: 'تازه', name: 'new', source: 'newest', count: 4 }]
    const id = await newSection([{ blockType: 'productCatalogue', tabs, template: 'cards', loading: 'page' }])
    const { layout } = await newPage([placeOf(id)])
    const wanted = { moduleId: layout[0]?.moduleId ?? 0, tabIndex: 0 }
    expect(wanted.moduleId).toBeGreaterThan(0)
    expect(await loadTabProducts(database.owner, wanted, 'fa')).toEqual([])
    await ask('editor', 'PATCH', `shared-sections/${id}?locale=fa`, { _status: 'draft' })
    expect(await loadTabProducts(database.owner, wanted, 'fa')).toBeNull()
  })

  it('are found by its words, and asked for when they change', async () => {
    const id = await newSection([call('زعفران قائنات')])
    const page = await newPage([placeOf(id)])
    const found = async () => {
      await refreshCompany(database.owner, 'pages', [page.id])
      const search = createCompanySearch(database.owner)
      const { hits } = await search.find({ locale: 'fa', text: 'زعفران قائنات', limit: 10 })
      return hits.map(({ slug }) => slug)
    }
    expect(await found()).toEqual([page.slug])
    await takeJobs('refresh-company-search')
    await ask('editor', 'PATCH', `shared-sections/${id}?locale=fa`, {
      ...{ layout: [call('هل سبز')], _status: 'published' },
    })
    expect((await takeJobs('refresh-company-search')).map((job) => job.id)).toContain(page.id)
    expect(await found()).toEqual([])
  })
})

describe('what a shared section shows', () => {
  it('is in use: a picture and a file in it are not deleted, nor those of its draft', async () => {
    const newUpload = async (table: 'media' | 'files', name: string, mime: string) => {
      const { rows } = await database.owner.query<{ id: number }>(
        `insert into public.${table} (filename, mime_type) values ($1, $2) returning id`,
        [name, mime],
      )
      return rows[0]?.id ?? 0
    }
    const picture = await newUpload('media', 'shared.webp', 'image/webp')
    const inDraft = await newUpload('media', 'draft.webp', 'image/webp')
    const film = await newUpload('files', 'shared.mp4', 'video/mp4')
    const section = await newSection([{ blockType: 'video', file: film, picture }], { title: 'فیلم شرکت' })
    await ask('editor', 'PATCH', `shared-sections/${section}?locale=fa&draft=true`, {
      ...{ layout: [{ blockType: 'video', file: film, picture: inDraft }], _status: 'draft' },
    })
    const use = { kind: 'shared-sections', id: section, title: 'فیلم شرکت' }
    for (const id of [picture, inDraft]) expect(await loadPictureUses(database.owner, id)).toEqual([use])
    expect(await loadFileUses(database.owner, film)).toEqual([use])
    for (const path of [`media/${picture}`, `media/${inDraft}`, `files/${film}`]) {
      const { status, errors } = await ask('editor', 'DELETE', path)
      expect([path, status]).toEqual([path, 409])
      expect(errors?.[0]?.message).toContain('«فیلم شرکت»')
    }
  })
})
