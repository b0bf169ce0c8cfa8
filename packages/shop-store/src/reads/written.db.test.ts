import { type WrittenParts, writtenLanguages } from '@rasteh/shop-core/translation'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { addWrittenNews, addWrittenPage, type Words } from '@rasteh/test-kit/written-texts'
import { describe, expect, it } from 'vitest'
import { loadPage, loadPageLinks } from './articles.ts'
import { loadLinkedDocuments } from './linked-documents.ts'
import { loadFeedNews, loadLatestNews, loadNewsCounts, loadNewsItem, loadNewsList } from './news.ts'
import { loadPageTree } from './page-tree.ts'
import { loadSitemapPart } from './sitemap.ts'

const database = useTestDatabase()

/** All that a language of a text can be, with what that is to the rule. */
const STATES: readonly (readonly [Words | undefined, WrittenParts])[] = [
  [undefined, { hasTitle: false, hasBody: false }],
  [{}, { hasTitle: false, hasBody: false }],
  [{ title: ' ' }, { hasTitle: false, hasBody: false }],
  [{ title: 'عنوان' }, { hasTitle: true, hasBody: false }],
  [
    { title: 'عنوان', body: [] },
    { hasTitle: true, hasBody: false },
  ],
  [
    { title: 'عنوان', body: ['متن'] },
    { hasTitle: true, hasBody: true },
  ],
  [{ body: ['متن'] }, { hasTitle: false, hasBody: true }],
]
const PAIRS = STATES.flatMap((fa) => STATES.map((en) => [fa, en] as const))

describe('the languages in which a text exists', () => {
  it.each([
    ['pages', addWrittenPage],
    ['news', addWrittenNews],
  ] as const)('are by the statements what they are by the rule: %s', async (kind, add) => {
    for (const [[fa, faParts], [en, enParts]] of PAIRS) {
      const { id, slug } = await add(database.owner, { ...(fa ? { fa } : {}), ...(en ? { en } : {}) })
      const languages = writtenLanguages({ fa: faParts, en: enParts })
      const [entry] = await loadSitemapPart(database.owner, kind, { from: id, size: 1 })
      expect([fa, en, entry?.languages]).toEqual([fa, en, languages])
      const { rows } = await database.owner.query(
        `select shop.is_found_in($1, $2, 'fa') as fa, shop.is_found_in($1, $2, 'en') as en`,
        [kind, id],
      )
      const isFound = (locale: 'fa' | 'en') => languages.length === 0 || languages.includes(locale)
      expect([fa, en, rows[0]]).toEqual([fa, en, { fa: isFound('fa'), en: isFound('en') }])
      const load = kind === 'pages' ? loadPage : loadNewsItem
      const isThere = faParts.hasTitle || enParts.hasTitle
      for (const locale of ['fa', 'en'] as const) {
        const item = await load(database.owner, slug, locale)
        expect([fa, en, item?.written.languages]).toEqual([fa, en, isThere ? languages : undefined])
      }
    }
  })

  it('hold for an emptied editor too, which leaves an empty paragraph', async () => {
    const fa = { title: 'خبر', body: ['متن'] }
    const { slug } = await addWrittenNews(database.owner, { fa, en: { title: 'News', body: [''] } })
    const item = await loadNewsItem(database.owner, slug, 'en')
    expect(item?.written).toEqual({ title: 'en', body: 'fa', languages: ['fa'] })
    expect(JSON.stringify(item?.body)).toContain('متن')
  })
})

const PERSIAN = { fa: { title: 'گواهی‌ها', summary: 'خلاصه', body: ['متن'] } }
const ENGLISH = { en: { title: 'Export', summary: 'Summary', body: ['Text'] } }

describe('a text that is hidden where it is not translated', () => {
  it.each([
    ['show', true],
    ['redirect', true],
    ['hide', false],
  ] as const)('is in no list of that language: %s', async (untranslated, isListed) => {
    const { owner } = database
    const parent = await addWrittenPage(owner, { ...PERSIAN, ...ENGLISH })
    const page = await addWrittenPage(owner, {
      ...{ ...PERSIAN, untranslated, parentId: parent.id, isInFooter: true },
    })
    const news = await addWrittenNews(owner, { ...PERSIAN, untranslated })
    const ids = { pages: [page.id], news: [news.id], products: [], categories: [], files: [] }
    const all = { kind: 'all' } as const
    const listed = async (locale: 'fa' | 'en') => {
      const { lead, items } = await loadNewsList(owner, all, { locale, limit: 100, offset: 0 })
      return {
        footer: (await loadPageLinks(owner, locale, 100)).some(({ path }) => path.endsWith(page.slug)),
        tree: (await loadPageTree(owner, { id: parent.id, parentId: null }, locale)).below.length === 1,
        links: (await loadLinkedDocuments(owner, ids, locale)).length === 2,
        news: [lead, ...items].some((item) => item?.slug === news.slug),
        latest: (await loadLatestNews(owner, locale, 100)).some(({ id }) => id === news.id),
      }
    }
    const every = (value: boolean) => ({
      ...{ footer: value, tree: value, links: value, news: value, latest: value },
    })
    expect(await listed('fa')).toEqual(every(true))
    expect(await listed('en')).toEqual(every(isListed))
  })

  it('is not counted among the news of that language', async () => {
    const { owner } = database
    await owner.query('truncate public.news cascade')
    await addWrittenNews(owner, { ...PERSIAN, untranslated: 'hide' })
    await addWrittenNews(owner, { ...PERSIAN, ...ENGLISH, untranslated: 'hide' })
    const starts = [new Date(0), new Date(Date.now() + 60_000)]
    const count = async (locale: 'fa' | 'en') => (await loadNewsCounts(owner, locale, starts))[0]?.count
    expect([await count('fa'), await count('en')]).toEqual([2, 1])
    const total = async (locale: 'fa' | 'en') =>
      (await loadNewsList(owner, { kind: 'all' }, { locale, limit: 10, offset: 0 })).total
    expect([await total('fa'), await total('en')]).toEqual([1, 0])
  })
})

it('a feed holds what exists in its language, whatever was chosen', async () => {
  const { owner } = database
  const slugs: string[] = []
  for (const untranslated of ['show', 'redirect', 'hide'] as const)
    slugs.push((await addWrittenNews(owner, { ...PERSIAN, untranslated })).slug)
  const inFeed = async (locale: 'fa' | 'en') =>
    (await loadFeedNews(owner, locale, 100)).filter(({ slug }) => slugs.includes(slug)).length
  expect([await inFeed('fa'), await inFeed('en')]).toEqual([3, 0])
})

it('a text that was written in English alone is there for Persian readers', async () => {
  const { slug } = await addWrittenPage(database.owner, ENGLISH)
  const page = await loadPage(database.owner, slug, 'fa')
  expect(page).toMatchObject({
    title: 'Export',
    summary: 'Summary',
    written: { title: 'en', body: 'en', languages: ['en'] },
  })
})
