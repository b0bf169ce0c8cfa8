import { loadPage, loadPageLinks } from '@rasteh/shop-store/reads/articles'
import { loadLinkedDocuments } from '@rasteh/shop-store/reads/linked-documents'
import { loadNewsItem } from '@rasteh/shop-store/reads/news'
import { loadPictureUses } from '@rasteh/shop-store/reads/picture-uses'
import { loadSitemapPart } from '@rasteh/shop-store/reads/sitemap'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { beforeAll, describe, expect, it } from 'vitest'
import { richTextOf } from '../../seed/rich-text.ts'
import { type Arrived, arrive, type Person } from '../access/people.ts'
import { useContent } from '../setup/use-content.ts'

const database = useTestDatabase()
const content = useContent(database)
let people: Record<Person, Arrived>
beforeAll(async () => {
  people = await arrive(database.owner, content.payload)
  content.payload.logger.level = 'silent'
})

const PUBLISHED = { _status: 'published' } as const
let count = 0

async function newPage(data: object = {}) {
  count += 1
  const page = { title: `صفحهٔ ${count}`, slug: `company-${count}`, ...PUBLISHED, ...data }
  return content.payload.create({ collection: 'pages', locale: 'fa', data: page as never })
}

async function newPicture(alt = 'گواهی'): Promise<number> {
  count += 1
  const { rows } = await database.owner.query<{ id: number }>(
    `with m as (insert into public.media (filename, mime_type, width, height)
       values ($1, 'image/webp', 480, 640) returning id)
     insert into public.media_locales (_parent_id, _locale, alt) select id, 'fa', $2 from m returning _parent_id as id`,
    [`picture-${count}.webp`, alt],
  )
  return rows[0]?.id ?? 0
}

const relationToOf = (node: object) => String((node as { relationTo?: unknown }).relationTo)
const textWith = (node: object) => ({ root: { ...richTextOf(['متن']).root, children: [node] } })

/** A statement of a migration, which holds no values. */
type Statement = { queryChunks: { value: string[] }[] }
const textOf = ({ queryChunks }: Statement) => queryChunks.flatMap(({ value }) => value).join('')

describe('the footer', () => {
  it('names the pages that editors chose, and no others', async () => {
    const chosen = await newPage({ inFooter: true })
    const other = await newPage()
    const paths = (await loadPageLinks(database.owner, 'fa', 100)).map(({ path }) => path)
    expect(paths).toContain(chosen.slug)
    expect(paths).not.toContain(other.slug)
  })

  it('keeps on an upgrade what it shows: the first twelve published pages, in their forms too', async () => {
    await database.owner.query('delete from public.pages')
    const pages: { id: number }[] = []
    for (let made = 0; made < 14; made += 1) pages.push(await newPage())
    const draft = await newPage({ _status: 'draft' })
    const { down, up } = await import('../../apps/dashboard/src/migrations/20261116_135537_company_pages.ts')
    const db = { execute: (statement: Statement) => database.owner.query(textOf(statement)) }
    await down({ db } as never)
    await up({ db } as never)
    const shown = await database.owner.query<{ id: number }>(
      'select id from public.pages where in_footer order by id',
    )
    const first = pages.slice(0, 12).map(({ id }) => id)
    expect(shown.rows.map(({ id }) => id)).toEqual(first)
    const versions = await database.owner.query<{ id: number }>(
      'select distinct parent_id as id from public._pages_v where version_in_footer and latest order by 1',
    )
    expect(versions.rows.map(({ id }) => id)).toEqual(first)
    expect(first).not.toContain(draft.id)
  })
})

describe('a text in one language', () => {
  it('says that it is not written in the other', async () => {
    const { slug, id } = await newPage({ layout: [{ blockType: 'richText', content: richTextOf(['متن']) }] })
    const written = async (locale: 'fa' | 'en') =>
      (await loadPage(database.owner, slug ?? '', locale))?.written
    expect(await written('en')).toEqual({ title: 'fa', body: 'fa', languages: ['fa'] })
    expect(await written('fa')).toEqual({ title: 'fa', body: 'fa', languages: ['fa'] })
    const part = () => loadSitemapPart(database.owner, 'pages', { from: id, size: 1 })
    expect((await part())[0]?.languages).toEqual(['fa'])

    await content.payload.update({
      ...{ collection: 'pages', id, locale: 'en' },
      data: { title: 'Page', ...PUBLISHED } as never,
    })
    expect(await written('en')).toEqual({ title: 'en', body: 'fa', languages: ['fa'] })

    const layout = [{ blockType: 'richText', content: richTextOf(['Text']) }]
    await content.payload.update({
      ...{ collection: 'pages', id, locale: 'en' },
      data: { layout, ...PUBLISHED } as never,
    })
    expect(await written('en')).toEqual({ title: 'en', body: 'en', languages: ['fa', 'en'] })
    expect(await written('fa')).toEqual({ title: 'fa', body: 'fa', languages: ['fa', 'en'] })
    expect((await part())[0]?.languages).toEqual(['fa', 'en'])
  })

  it('of a news item too, which is of today unless its writer says otherwise', async () => {
    const { slug, publishedAt } = await content.payload.create({
      ...{ collection: 'news', locale: 'fa' },
      data: { title: 'خبر', slug: 'today', body: richTextOf(['متن']), ...PUBLISHED } as never,
    })
    expect(Date.now() - Date.parse(publishedAt)).toBeLessThan(60_000)
    expect((await loadNewsItem(database.owner, slug, 'en'))?.written).toEqual({
      title: 'fa',
      body: 'fa',
      languages: ['fa'],
    })
  })
})

describe('what a text leads to', () => {
  it('is there only when everybody may see it, under its address of now', async () => {
    const page = await newPage({ summary: 'ما که هستیم' })
    const draft = await newPage({ _status: 'draft' })
    const wanted = { pages: [page.id, draft.id], news: [], products: [], categories: [], files: [] }
    expect(await loadLinkedDocuments(database.owner, wanted, 'en')).toEqual([
      { kind: 'pages', id: page.id, slug: page.slug, title: page.title, summary: 'ما که هستیم' },
    ])
  })

  it('is never what is sold: a picture of a text comes from the public library', async () => {
    const upload = (relationTo: string, value: number) => ({
      ...{ type: 'upload', version: 3, format: '', fields: {}, id: 'a', relationTo, value },
    })
    const save = (node: object) =>
      content.guarded('POST', 'news', {
        cookie: people.owner.cookie,
        body: { title: 'خبر', slug: `with-${relationToOf(node)}`, body: textWith(node), ...PUBLISHED },
      })
    expect((await save(upload('media', await newPicture()))).status).toBe(201)
    expect((await save(upload('downloads', 1))).status).toBe(400)
  })
})

describe('a picture', () => {
  it('in use is not deleted, and whoever tries is told where it is', async () => {
    const used = {
      page: await newPicture(),
      text: await newPicture(),
      news: await newPicture(),
      draft: await newPicture(),
      seo: await newPicture(),
    }
    const { id } = await newPage({
      title: 'گواهی‌ها',
      seo: { picture: used.seo },
      layout: [
        { blockType: 'gallery', pictures: [used.page], columns: 'gallery-2', firstCount: 8 },
        {
          blockType: 'richText',
          content: textWith({
            type: 'upload',
            version: 3,
            relationTo: 'media',
            value: used.text,
            fields: {},
          }),
        },
      ],
    })
    await content.payload.create({
      ...{ collection: 'news', locale: 'fa' },
      data: { title: 'نمایشگاه', slug: 'fair', picture: used.news, ...PUBLISHED } as never,
    })
    await content.payload.update({
      ...{ collection: 'pages', id, locale: 'fa', draft: true },
      data: {
        layout: [
          { blockType: 'gallery', pictures: [used.page, used.draft], columns: 'gallery-2', firstCount: 8 },
        ],
      } as never,
    })
    for (const [name, picture] of Object.entries(used)) {
      const answer = await content.guarded('DELETE', `media/${picture}`, { cookie: people.editor.cookie })
      const { errors } = (await answer.json()) as { errors: { message: string; data?: { kind: string } }[] }
      expect([name, answer.status, errors[0]?.data?.kind]).toEqual([name, 409, 'picture-in-use'])
      expect(errors[0]?.message).toContain(name === 'news' ? '«نمایشگاه»' : '«گواهی‌ها»')
    }
    const { rows } = await database.owner.query(
      'select count(*)::int as kept from public.media where id = any($1)',
      [Object.values(used)],
    )
    expect(rows[0].kept).toBe(5)
  })

  it('that stands nowhere goes', async () => {
    const picture = await newPicture()
    expect(await loadPictureUses(database.owner, picture)).toEqual([])
    const answer = await content.guarded('DELETE', `media/${picture}`, { cookie: people.editor.cookie })
    expect(answer.status).toBe(200)
  })

  it('is looked for in every table that can hold one', async () => {
    const { rows } = await database.owner.query<{ table: string }>(
      `select distinct conrelid::regclass::text as table from pg_constraint
       where contype = 'f' and confrelid = 'public.media'::regclass order by 1`,
    )
    const { PICTURE_USES } = await import('@rasteh/shop-store/reads/picture-uses')
    // A look that the site no longer has holds no picture back.
    const own = ['media_locales', 'payload_locked_documents_rels', '_brand_v']
    const holding = rows
      .map(({ table }) => table.replace('public.', ''))
      .filter((table) => !own.includes(table))
    expect(holding.filter((table) => !PICTURE_USES.includes(`public.${table} `))).toEqual([])
  })

  it('has words in its place, or is decoration', async () => {
    const picture = await newPicture()
    const save = (body: object) =>
      content.guarded('PATCH', `media/${picture}`, { cookie: people.editor.cookie, body })
    expect((await save({ alt: '' })).status).toBe(400)
    expect((await save({ alt: '', isDecorative: true })).status).toBe(200)
    expect((await save({ alt: 'گواهی ایزو', isDecorative: false })).status).toBe(200)
  })
})
