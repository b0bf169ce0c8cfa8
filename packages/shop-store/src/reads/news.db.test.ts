import { useTestDatabase } from '@rasteh/test-kit/database'
import { addAuthor, addNews, addNewsCategory } from '@rasteh/test-kit/news'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  loadFeedNews,
  loadLatestNews,
  loadNewsCategories,
  loadNewsCounts,
  loadNewsItem,
  loadNewsList,
  loadRelatedNews,
  type NewsChoice,
} from './news.ts'
import { loadSitemapPart } from './sitemap.ts'

const database = useTestDatabase()
const day = (number: number) => new Date(Date.UTC(2026, 8, number, 6))
const FUTURE = new Date(Date.now() + 86_400_000)

beforeEach(async () => {
  await database.owner.query(
    'truncate public.news, public.news_categories, public.authors restart identity cascade',
  )
})

const pageOf = (choice: NewsChoice, offset = 0, locale: 'fa' | 'en' = 'fa') =>
  loadNewsList(database.owner, choice, { locale, limit: 2, offset })
const slugs = (items: readonly { slug: string }[]) => items.map(({ slug }) => slug)

describe('the list of all news', () => {
  it('has the newest featured item before its first page, and in no page', async () => {
    const [old, featured, , newest] = [
      await addNews(database.owner, { publishedAt: day(1), isFeatured: true }),
      await addNews(database.owner, { publishedAt: day(2), isFeatured: true }),
      await addNews(database.owner, { publishedAt: day(3) }),
      await addNews(database.owner, { publishedAt: day(4) }),
    ]
    const first = await pageOf({ kind: 'all' })
    expect(first.lead?.slug).toBe(featured.slug)
    expect([first.items.length, first.items[0]?.slug, first.total]).toEqual([2, newest.slug, 3])
    const second = await pageOf({ kind: 'all' }, 2)
    expect([second.lead, slugs(second.items)]).toEqual([null, [old.slug]])
    expect((await pageOf({ kind: 'all' }, 4)).items).toEqual([])
  })

  it('begins with the newest where none is featured', async () => {
    await addNews(database.owner, { publishedAt: day(1) })
    const newest = await addNews(database.owner, { publishedAt: day(2) })
    expect(await pageOf({ kind: 'all' })).toMatchObject({ lead: { slug: newest.slug }, total: 1 })
  })

  it('is empty in a shop without news', async () => {
    expect(await pageOf({ kind: 'all' })).toEqual({ lead: null, items: [], total: 0 })
  })
})

describe('a part of the news', () => {
  it('is those of a category, the latest first, page by page', async () => {
    const categoryId = await addNewsCategory(database.owner, { fa: 'رویدادها', en: 'events' })
    const [one, two, three] = [
      await addNews(database.owner, { categoryId, publishedAt: day(1) }),
      await addNews(database.owner, { categoryId, publishedAt: day(2), isFeatured: true }),
      await addNews(database.owner, { categoryId, publishedAt: day(3) }),
    ]
    await addNews(database.owner)
    const choice = { kind: 'category', slug: 'events' } as const
    expect(await pageOf(choice)).toMatchObject({ lead: null, total: 3 })
    expect(slugs((await pageOf(choice)).items)).toEqual([three.slug, two.slug])
    expect(slugs((await pageOf(choice, 2)).items)).toEqual([one.slug])
    const [entry] = (await pageOf(choice, 0, 'en')).items
    expect(entry?.category).toEqual({ slug: 'events', title: 'events' })
  })

  it('is those with a tag, in whichever language it was written', async () => {
    const item = await addNews(database.owner, { tags: ['چای', 'باغ'], tagsEn: ['tea'] })
    await addNews(database.owner, { tags: ['چای سبز'] })
    for (const tag of ['چای', 'tea'])
      expect(slugs((await pageOf({ kind: 'tag', tag }, 0, 'en')).items)).toEqual([item.slug])
    expect((await pageOf({ kind: 'tag', tag: "' or true --" })).items).toEqual([])
  })

  it('is those from one moment until another', async () => {
    const [at, within] = [
      await addNews(database.owner, { publishedAt: day(5) }),
      await addNews(database.owner, { publishedAt: day(6) }),
    ]
    await addNews(database.owner, { publishedAt: day(7) })
    const { items, total } = await pageOf({ kind: 'month', from: day(5), until: day(7) })
    expect([slugs(items), total]).toEqual([[within.slug, at.slug], 2])
  })
})

it('counts news between moments, in one statement', async () => {
  for (const number of [1, 5, 6, 9]) await addNews(database.owner, { publishedAt: day(number) })
  expect(await loadNewsCounts(database.owner, 'fa', [day(2), day(6), day(8), day(20)])).toEqual([
    { place: 2, count: 1 },
    { place: 1, count: 1 },
    { place: 0, count: 1 },
  ])
})

describe('news that nobody may see yet', () => {
  it.each([
    ['waits for its day', { publishedAt: FUTURE }],
    ['is a draft', { status: 'draft' }],
    ['lies in the trash', { isDeleted: true }],
  ] as const)('is in no list, feed, map or archive while it %s', async (_, hidden) => {
    const categoryId = await addNewsCategory(database.owner, { fa: 'رویدادها', en: 'events' })
    const shown = await addNews(database.owner, { publishedAt: day(1) })
    const { id, slug } = await addNews(database.owner, {
      ...hidden,
      categoryId,
      tags: ['چای'],
      isFeatured: true,
    })
    const { owner } = database
    expect(await pageOf({ kind: 'all' })).toMatchObject({ lead: { slug: shown.slug }, items: [], total: 0 })
    for (const choice of [
      { kind: 'category', slug: 'events' },
      { kind: 'tag', tag: 'چای' },
      { kind: 'month', from: day(2), until: new Date(FUTURE.getTime() + 1) },
    ] as const)
      expect(await pageOf(choice)).toEqual({ lead: null, items: [], total: 0 })
    expect(await loadNewsItem(owner, slug, 'fa')).toBeNull()
    expect(slugs(await loadLatestNews(owner, 'fa', 9))).toEqual([shown.slug])
    expect(slugs(await loadFeedNews(owner, 'fa', 9))).toEqual([shown.slug])
    expect(await loadNewsCounts(owner, 'fa', [day(1), FUTURE])).toEqual([{ place: 0, count: 1 }])
    expect((await loadRelatedNews(owner, shown.id, { locale: 'fa', limit: 3 })).items).toEqual([])
    expect((await loadNewsCategories(owner, 'fa')).map(({ hasNews }) => hasNews)).toEqual([false])
    expect(await loadSitemapPart(owner, 'news-categories', { from: 1, size: 9 })).toEqual([])
    expect(slugs(await loadSitemapPart(owner, 'news', { from: 1, size: 9 }))).toEqual([shown.slug])
    await owner.query(
      'update public.news set published_at = $2, _status = $3, deleted_at = null where id = $1',
      [id, day(2), 'published'],
    )
    expect((await pageOf({ kind: 'all' })).lead?.slug).toBe(slug)
    expect(await loadSitemapPart(owner, 'news-categories', { from: 1, size: 9 })).toMatchObject([
      { slug: 'events' },
    ])
  })
})

describe('a news item', () => {
  it('names its category, its author and its tags', async () => {
    const categoryId = await addNewsCategory(database.owner, { fa: 'رویدادها', en: 'events' })
    const authorId = await addAuthor(database.owner, 'سارا نیک‌پی', 'دبیر خبر')
    const { slug } = await addNews(database.owner, { categoryId, authorId, tags: ['چای', 'باغ'] })
    expect(await loadNewsItem(database.owner, slug, 'en')).toMatchObject({
      category: { slug: 'events', title: 'events' },
      author: { name: 'سارا نیک‌پی', role: 'دبیر خبر', picture: null, pictureFocus: null },
      tags: ['چای', 'باغ'],
    })
  })

  it('has its own tags in each language', async () => {
    const { slug } = await addNews(database.owner, { tags: ['چای'], tagsEn: ['tea'] })
    expect((await loadNewsItem(database.owner, slug, 'en'))?.tags).toEqual(['tea'])
    expect((await loadNewsItem(database.owner, slug, 'fa'))?.tags).toEqual(['چای'])
  })

  it('stays when its category or its author is deleted', async () => {
    const categoryId = await addNewsCategory(database.owner, { fa: 'رویدادها', en: 'events' })
    const authorId = await addAuthor(database.owner, 'سارا نیک‌پی')
    const { slug } = await addNews(database.owner, { categoryId, authorId })
    await database.owner.query('delete from public.news_categories')
    await database.owner.query('delete from public.authors')
    expect(await loadNewsItem(database.owner, slug, 'fa')).toMatchObject({ category: null, author: null })
  })
})

describe('what is related to a news item', () => {
  const relatedTo = (id: number) => loadRelatedNews(database.owner, id, { locale: 'fa', limit: 2 })

  it('is what was chosen, in the order of the choice', async () => {
    const categoryId = await addNewsCategory(database.owner, { fa: 'رویدادها', en: 'events' })
    await addNews(database.owner, { categoryId })
    const [one, two] = [await addNews(database.owner), await addNews(database.owner, { publishedAt: day(1) })]
    const { id } = await addNews(database.owner, { categoryId, relatedIds: [two.id, one.id] })
    const { kind, items } = await relatedTo(id)
    expect([kind, slugs(items)]).toEqual(['chosen', [two.slug, one.slug]])
  })

  it('is the newest of its category where nothing that is chosen can be seen', async () => {
    const categoryId = await addNewsCategory(database.owner, { fa: 'رویدادها', en: 'events' })
    const made = [1, 2, 3].map((number) => addNews(database.owner, { categoryId, publishedAt: day(number) }))
    const [, two, three] = await Promise.all(made)
    await addNews(database.owner)
    const waiting = await addNews(database.owner, { publishedAt: FUTURE })
    const { id } = await addNews(database.owner, { categoryId, relatedIds: [waiting.id] })
    const { kind, items } = await relatedTo(id)
    expect([kind, slugs(items)]).toEqual(['category', [three?.slug, two?.slug]])
  })

  it('is the newest of all where its category has nothing else', async () => {
    const other = await addNews(database.owner)
    const { id } = await addNews(database.owner)
    expect(await relatedTo(id)).toMatchObject({ kind: 'latest', items: [{ slug: other.slug }] })
  })
})

it('tells of news in a feed only in the languages that it is written in', async () => {
  const authorId = await addAuthor(database.owner, 'سارا نیک‌پی')
  const both = await addNews(database.owner, { titleEn: 'Tea', tagsEn: ['tea'], authorId })
  await addNews(database.owner)
  await addNews(database.owner, { titleEn: 'Hidden', isHidden: true })
  expect(await loadFeedNews(database.owner, 'en', 9)).toMatchObject([
    { slug: both.slug, title: 'Tea', tags: ['tea'], author: 'سارا نیک‌پی' },
  ])
  expect(await loadFeedNews(database.owner, 'fa', 9)).toHaveLength(2)
})

it('has its categories in the managers’ order', async () => {
  await addNewsCategory(database.owner, { fa: 'دوم', en: 'second' }, 2)
  await addNewsCategory(database.owner, { fa: 'نخست', en: 'first' }, 1)
  const titles = (await loadNewsCategories(database.owner, 'fa')).map(({ title }) => title)
  expect(titles).toEqual(['نخست', 'دوم'])
})
