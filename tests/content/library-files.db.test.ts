import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { keepPdfReader } from '@rasteh/dashboard/library-text/kept-reader'
import { openPdfReader } from '@rasteh/dashboard/library-text/open-pdf-reader'
import { FILE_USES, loadFileUses } from '@rasteh/shop-store/reads/file-uses'
import { loadLibraryFiles } from '@rasteh/shop-store/reads/library-files'
import { loadLinkedDocuments } from '@rasteh/shop-store/reads/linked-documents'
import { loadMainMenu } from '@rasteh/shop-store/reads/shell'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { samplePdf } from '@rasteh/test-kit/sample-pdf'
import { sampleMp4, sampleWebm } from '@rasteh/test-kit/sample-video'
import { beforeAll, describe, expect, it } from 'vitest'
import { richTextOf } from '../../seed/rich-text.ts'
import { type Arrived, arrive, type Person } from '../access/people.ts'
import { useContent } from '../setup/use-content.ts'
import { type Saved, uploader } from './upload-file.ts'

const database = useTestDatabase()
const content = useContent(database)
let people: Record<Person, Arrived>
beforeAll(async () => {
  people = await arrive(database.owner, content.payload)
  content.payload.logger.level = 'silent'
  keepPdfReader(openPdfReader())
})
/** Where the platform keeps them: it reads its folder once, and files of one worker share their modules. */
const folder = () => content.payload.collections.files.config.upload.staticDir ?? ''

const upload = uploader(content, () => people)

const NOTHING = { pages: [], news: [], products: [], categories: [], files: [] }
const textOf = async (id: number) =>
  (await database.owner.query<{ text: string }>('select text from public.files where id = $1', [id])).rows[0]
    ?.text
const takePurges = async () => {
  const { rows } = await database.owner.query<{ keys: string[] }>(
    `delete from jobs.job where name = 'purge-pages' returning array(select jsonb_array_elements_text(data -> 'keys')) as keys`,
  )
  return rows.flatMap(({ keys }) => keys)
}
const isThere = (filename: string) => existsSync(join(folder(), filename))

describe('the library of files', () => {
  it('takes a document, called by its content, with its words for search', async () => {
    const { status, doc } = await upload(samplePdf())
    expect(status).toBe(201)
    expect(doc.filename).toMatch(/^کاتالوگ-[0-9a-f]{10}\.pdf$/)
    expect(isThere(doc.filename)).toBe(true)
    expect(await textOf(doc.id)).toBe('Hello there')
    expect(doc).not.toHaveProperty('text')
  })

  it('takes a document from an author, who changes and deletes none', async () => {
    const { status, doc } = await upload(samplePdf(), { by: 'author' })
    expect(status).toBe(201)
    expect((await upload(samplePdf(), { by: 'author', id: doc.id })).status).toBe(403)
    const { cookie } = people.author
    const path = `files/${doc.id}`
    expect((await content.guarded('PATCH', path, { cookie, body: { title: 'دیگر' } })).status).toBe(403)
    expect((await content.guarded('DELETE', path, { cookie })).status).toBe(403)
    expect((await content.guarded('POST', 'media-folders', { cookie, body: { title: 'پوشه' } })).status).toBe(
      403,
    )
  })

  it('takes a document that cannot be read, without words', async () => {
    const pages = Buffer.from(
      samplePdf().toString('latin1').replace('/Kids [3 0 R]', '/Kids [9 0 R]'),
      'latin1',
    )
    const { status, doc } = await upload(pages)
    expect([status, await textOf(doc.id)]).toEqual([201, ''])
  })

  it('takes a video with its size, and one that does not say it', async () => {
    const film = await upload(sampleMp4({ width: 1920, height: 1080, isTurned: true }), { name: 'film.mp4' })
    expect(film).toMatchObject({ status: 201, doc: { mimeType: 'video/mp4', width: 1080, height: 1920 } })
    const other = await upload(sampleWebm(), { name: 'film.webm', type: 'video/webm' })
    expect(other).toMatchObject({ status: 201, doc: { mimeType: 'video/webm', width: null } })
    const words = await upload(Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nسلام\n'), { name: 'film.vtt' })
    expect(words).toMatchObject({ status: 201, doc: { mimeType: 'text/vtt' } })
  })

  it.each([
    ['page.html', 'text/html'],
    ['page.svg', 'image/svg+xml'],
    ['run.exe', 'application/pdf'],
    ['../../../etc/catalogue.php.pdf', 'application/x-httpd-php'],
  ])('gives a file the ending that its bytes say: %s', async (name, type) => {
    const { doc } = await upload(samplePdf(), { name, type })
    expect(doc.filename).toMatch(/^[\w-]+-[0-9a-f]{10}(-\d+)?\.pdf$/)
    expect(doc.mimeType).toBe('application/pdf')
  })

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
    ['a page behind a document', Buffer.concat([samplePdf(), Buffer.from('<script>')]), 415],
    ['a photograph', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0]), 415],
    ['captions of two megabytes', Buffer.concat([Buffer.from('WEBVTT\n'), Buffer.alloc(2e6, 'a')]), 413],
  ])('refuses %s, whatever it is called', async (_, bytes, status) => {
    for (const name of ['x.pdf', 'x.mp4', 'x.vtt'])
      expect((await upload(bytes, { name })).status).toBe(status)
  })

  it('keeps no words that somebody sends', async () => {
    const { doc } = await upload(samplePdf(), {
      data: { title: 'سند', text: 'ارزان‌ترین', filename: 'x.html' },
    })
    expect(await textOf(doc.id)).toBe('Hello there')
    const cookie = people.owner.cookie
    await content.guarded('PATCH', `files/${doc.id}`, { cookie, body: { title: 'سند', text: 'ارزان‌ترین' } })
    expect(await textOf(doc.id)).toBe('Hello there')
  })

  it('is nothing for guests and customers', async () => {
    const { doc } = await upload(samplePdf())
    for (const person of ['guest A', 'customer A'] as const) {
      expect((await upload(samplePdf(), { by: person })).status).toBeGreaterThanOrEqual(401)
      for (const path of [`files/${doc.id}`, 'files', `files/file/${encodeURIComponent(doc.filename)}`])
        expect((await content.guarded('GET', path, { cookie: people[person].cookie })).status).not.toBe(200)
    }
  })
})

describe('a file', () => {
  it('that is replaced has its new content at a new address, wherever it is named', async () => {
    const { doc } = await upload(samplePdf())
    await takePurges()
    const newer = Buffer.from(samplePdf().toString('latin1').replace('Hello there', 'Newer words'), 'latin1')
    const { status, doc: replaced } = await upload(newer, { id: doc.id })
    expect(status).toBe(200)
    expect(replaced.filename).not.toBe(doc.filename)
    expect([isThere(doc.filename), isThere(replaced.filename)]).toEqual([false, true])
    expect((await loadLibraryFiles(database.owner, [doc.id], 'en')).get(doc.id)).toMatchObject({
      filename: replaced.filename,
      title: 'کاتالوگ ۱۴۰۵',
      mime: 'application/pdf',
    })
    expect(await textOf(doc.id)).toBe('Newer words')
    expect(await takePurges()).toContain('everywhere')
  })

  it('is replaced by one of its use alone', async () => {
    const { doc } = await upload(samplePdf())
    const answer = await upload(sampleMp4(), { id: doc.id, name: 'film.mp4' })
    expect([answer.status, answer.errors?.[0]?.data?.kind]).toEqual([409, 'file-of-another-use'])
    expect(isThere(doc.filename)).toBe(true)
    const film = await upload(sampleMp4(), { name: 'film.mp4' })
    expect((await upload(sampleWebm(), { id: film.doc.id, name: 'film.webm' })).status).toBe(200)
  })

  it('stays where the rest of the form is refused, and leaves nothing behind where it is not', async () => {
    const { doc } = await upload(samplePdf())
    const newer = Buffer.from(samplePdf().toString('latin1').replace('Hello there', 'Never shown'), 'latin1')
    expect((await upload(newer, { id: doc.id, data: { title: '' } })).status).toBe(400)
    expect(isThere(doc.filename)).toBe(true)
    expect((await upload(newer, { id: doc.id })).status).toBe(200)
    expect(isThere(doc.filename)).toBe(false)
    expect(readdirSync(join(folder(), '.replaced'))).toEqual([])
  })

  it('in use is not deleted, and whoever tries is told where it is', async () => {
    // What they say is of no matter here, and each would start a process.
    keepPdfReader(async () => '')
    const newPdf = async () => (await upload(samplePdf())).doc.id
    const [inModule, inText, inDraft] = [await newPdf(), await newPdf(), await newPdf()]
    const [inMenu, inFooter] = [await newPdf(), await newPdf()]
    const film = (await upload(sampleMp4(), { name: 'film.mp4' })).doc.id
    const captions = (await upload(Buffer.from('WEBVTT\n'), { name: 'film.vtt' })).doc.id
    const { rows } = await database.owner.query(
      `insert into public.media (filename) values ('p.webp') returning id`,
    )
    const layout = [
      { blockType: 'downloads', items: [{ file: inModule }] },
      { blockType: 'video', file: film, picture: rows[0].id, captions },
      { blockType: 'richText', content: textLinking(inText) },
    ]
    const { id } = await content.payload.create({
      ...{ collection: 'pages', locale: 'fa' },
      data: { title: 'کاتالوگ‌ها', slug: 'catalogues', layout, _status: 'published' } as never,
    })
    await content.payload.update({
      ...{ collection: 'pages', id, locale: 'fa', draft: true },
      data: { layout: [...layout, { blockType: 'downloads', items: [{ file: inDraft }] }] } as never,
    })
    const page = (file: number) => ({ page: { relationTo: 'files', value: file }, title: 'کاتالوگ' })
    await content.payload.updateGlobal({ slug: 'main-menu', data: { items: [page(inMenu)] } as never })
    const columns = [{ title: 'فایل‌ها', links: [page(inFooter)] }]
    await content.payload.updateGlobal({ slug: 'footer', data: { columns } as never })

    const [entry] = await loadMainMenu(database.owner, 'fa')
    expect(entry?.document).toMatchObject({
      kind: 'files',
      id: inMenu,
      slug: expect.stringMatching(/\.pdf$/),
    })
    const [link] = await loadLinkedDocuments(database.owner, { ...NOTHING, files: [inText] }, 'en')
    expect(link).toMatchObject({ kind: 'files', title: 'کاتالوگ ۱۴۰۵', summary: null })

    const places = { [inMenu]: '«منوی اصلی»', [inFooter]: '«پابرگ سایت»' }
    for (const file of [inModule, inText, inDraft, inMenu, inFooter, film, captions]) {
      const answer = await content.guarded('DELETE', `files/${file}`, { cookie: people.editor.cookie })
      const { errors } = (await answer.json()) as Saved
      expect([answer.status, errors?.[0]?.data?.kind]).toEqual([409, 'file-in-use'])
      expect(errors?.[0]?.message).toContain(places[file] ?? '«کاتالوگ‌ها»')
    }
  })

  it('is offered where it is of use: a section of a video takes no document', async () => {
    const { doc } = await upload(samplePdf())
    const { rows } = await database.owner.query(
      `insert into public.media (filename) values ('q.webp') returning id`,
    )
    const layout = [{ blockType: 'video', file: doc.id, picture: rows[0].id }]
    const body = { title: 'فیلم', slug: 'film', layout, _status: 'published' }
    expect((await content.guarded('POST', 'pages', { cookie: people.editor.cookie, body })).status).toBe(400)
  })

  it('that stands nowhere goes, and its content with it', async () => {
    const { doc } = await upload(samplePdf())
    expect(await loadFileUses(database.owner, doc.id)).toEqual([])
    const answer = await content.guarded('DELETE', `files/${doc.id}`, { cookie: people.editor.cookie })
    expect([answer.status, isThere(doc.filename)]).toEqual([200, false])
  })

  it('is looked for in every table that can hold one', async () => {
    const { rows } = await database.owner.query<{ table: string }>(
      `select distinct conrelid::regclass::text as table from pg_constraint
       where contype = 'f' and confrelid = 'public.files'::regclass order by 1`,
    )
    // A state of the menu or the footer that is over holds no file back.
    const own = ['files_locales', 'payload_locked_documents_rels', '_main_menu_v_rels', '_footer_v_rels']
    const holding = rows
      .map(({ table }) => table.replace('public.', ''))
      .filter((table) => !own.includes(table))
    expect(holding.length).toBeGreaterThan(0)
    expect(holding.filter((table) => !FILE_USES.includes(`public.${table} `))).toEqual([])
  })
})

const textLinking = (file: number) => {
  const link = {
    ...{ type: 'link', version: 3, format: '', indent: 0, direction: 'rtl' },
    fields: { linkType: 'internal', newTab: false, doc: { relationTo: 'files', value: file } },
    children: [
      { type: 'text', version: 1, text: 'کاتالوگ', format: 0, mode: 'normal', style: '', detail: 0 },
    ],
  }
  const [paragraph] = richTextOf(['متن']).root.children as [object]
  return { root: { ...richTextOf(['متن']).root, children: [{ ...paragraph, children: [link] }] } }
}
