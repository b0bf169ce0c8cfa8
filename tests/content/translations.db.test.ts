import { loadPage } from '@rasteh/shop-store/reads/articles'
import { loadNewsItem } from '@rasteh/shop-store/reads/news'
import { loadFooter, loadMainMenu } from '@rasteh/shop-store/reads/shell'
import { loadTranslations } from '@rasteh/shop-store/reads/translations'
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
type Collection = 'pages' | 'news'
let count = 0

const bodyOf = (collection: Collection, text: string) =>
  collection === 'pages'
    ? { layout: [{ blockType: 'richText', content: richTextOf([text]) }] }
    : { body: richTextOf([text]) }

async function create(collection: Collection, data: object = {}) {
  count += 1
  const words = { title: `متن ${count}`, slug: `text-${count}`, ...bodyOf(collection, 'متن') }
  return content.payload.create({
    ...{ collection, locale: 'fa' },
    data: { ...words, ...PUBLISHED, ...data } as never,
  })
}

const save = (collection: Collection, id: number, locale: 'fa' | 'en', data: object, draft = false) =>
  content.payload.update({
    ...{ collection, id, locale, draft },
    data: { ...(draft ? {} : PUBLISHED), ...data } as never,
  })

const statesOf = async (collection: Collection, id: number) =>
  (await loadTranslations(database.owner, collection, [id])).get(id)

describe.each(['pages', 'news'] as const)('how %s stand in each language', (collection) => {
  it('is missing, then ready, outdated by a change of the Persian, and ready again', async () => {
    const { id } = await create(collection)
    expect(await statesOf(collection, id)).toEqual({ fa: 'ready', en: 'missing' })
    await save(collection, id, 'en', { title: 'Text' })
    expect(await statesOf(collection, id)).toEqual({ fa: 'ready', en: 'missing' })
    await save(collection, id, 'en', { title: 'Text', ...bodyOf(collection, 'Text') })
    expect(await statesOf(collection, id)).toEqual({ fa: 'ready', en: 'ready' })
    await save(collection, id, 'fa', bodyOf(collection, 'متن تازه'))
    expect(await statesOf(collection, id)).toEqual({ fa: 'ready', en: 'outdated' })
    await save(collection, id, 'en', bodyOf(collection, 'New text'))
    expect(await statesOf(collection, id)).toEqual({ fa: 'ready', en: 'ready' })
  })

  it('stays as it is when the same words are saved again, or words beside them, or a draft', async () => {
    const { id } = await create(collection)
    await save(collection, id, 'en', { title: 'Text', ...bodyOf(collection, 'Text') })
    await save(collection, id, 'fa', { title: `متن ${count}` })
    await save(collection, id, 'fa', { untranslated: 'hide' })
    await save(collection, id, 'fa', { title: 'پیش‌نویس' }, true)
    expect(await statesOf(collection, id)).toEqual({ fa: 'ready', en: 'ready' })
    await save(collection, id, 'fa', { title: 'منتشرشده' })
    expect(await statesOf(collection, id)).toEqual({ fa: 'ready', en: 'outdated' })
  })

  it('is right after two people published at once, and is forgotten with the text', async () => {
    const { id } = await create(collection)
    await save(collection, id, 'en', { title: 'Text', ...bodyOf(collection, 'Text') })
    const rounds = Array.from({ length: 4 }, (_, at) => [
      save(collection, id, 'fa', { title: `هم‌زمان ${at}` }),
      save(collection, id, 'en', { summary: `At once ${at}` }),
    ])
    await Promise.allSettled(rounds.flat())
    const { rows } = await database.owner.query<{ differs: boolean }>(
      `select c.digest <> md5((to_jsonb(l) - 'id')::text) as differs from public.${collection}_locales l
       join shop.text_changes c on c.source = $2 and c.document_id = l._parent_id and c.locale = l._locale::text
       where l._parent_id = $1`,
      [id, collection],
    )
    expect(rows.map(({ differs }) => differs)).toEqual([false, false])
    await content.payload.delete({ collection, id })
    const kept = await database.owner.query(
      'select from shop.text_changes where source = $2 and document_id = $1',
      [id, collection],
    )
    expect(kept.rowCount).toBe(0)
  })
})

describe('the choice for what is not translated', () => {
  it('is to show the other language, unless an editor chooses another', async () => {
    const page = await create('pages')
    expect((await loadPage(database.owner, page.slug ?? '', 'en'))?.untranslated).toBe('show')
    const news = await create('news', { untranslated: 'redirect' })
    expect((await loadNewsItem(database.owner, news.slug ?? '', 'en'))?.untranslated).toBe('redirect')
  })

  it.each(['pages', 'news'] as const)('is one of three, and editors make it: %s', async (collection) => {
    const { id } = await create(collection)
    const choose = (untranslated: unknown, person: Person = 'editor') =>
      content.guarded('PATCH', `${collection}/${id}`, {
        ...{ cookie: people[person].cookie, body: { untranslated, ...PUBLISHED } },
      })
    for (const choice of ['show', 'redirect', 'hide']) expect((await choose(choice)).status).toBe(200)
    for (const hostile of ['', 'delete', "hide'; drop table news", { hide: 1 }, ['hide', 'show'], 7])
      expect([hostile, (await choose(hostile)).status]).toEqual([hostile, 400])
    expect((await choose('show', 'customer A')).status).toBe(404)
    const { rows } = await database.owner.query(
      `select untranslated::text from public.${collection} where id = $1`,
      [id],
    )
    expect(rows[0]?.untranslated).toBe('hide')
  })

  it('takes what is hidden out of the menu and the footer of that language', async () => {
    const page = await create('pages', { untranslated: 'hide' })
    const entry = { title: 'گواهی‌ها', page: { relationTo: 'pages', value: page.id } }
    await content.payload.updateGlobal({ slug: 'main-menu', data: { items: [entry] } as never })
    await content.payload.updateGlobal({
      slug: 'footer',
      data: { columns: [{ title: 'یک', links: [entry] }] } as never,
    })
    const named = async (locale: 'fa' | 'en') => {
      const [menu, { columns }] = [
        await loadMainMenu(database.owner, locale),
        await loadFooter(database.owner, locale),
      ]
      return [menu[0], columns[0]?.links[0]].map((link) => link?.document?.id ?? null)
    }
    expect(await named('fa')).toEqual([page.id, page.id])
    expect(await named('en')).toEqual([null, null])
    await save('pages', page.id, 'en', { title: 'Certificates', ...bodyOf('pages', 'Text') })
    expect(await named('en')).toEqual([page.id, page.id])
  })
})
