import type { UntranslatedChoice } from '@rasteh/shop-core/translation'
import type { Database } from '../platform/pool.ts'
import type { Seo, Written } from './articles.ts'
import type { Locale } from './locale.ts'
import { FEED, ITEM, LATEST, LISTS, MONTHS, NEWS_CATEGORIES, RELATED } from './news.sql.ts'
import type { PictureFocus } from './pictures.ts'
import type { RichText } from './rich-text.ts'

/** A category of news, as links name it. */
export type NewsCategoryLink = { slug: string; title: string }

/** A news item as lists show it. */
export type NewsEntry = {
  id: number
  slug: string
  title: string
  summary: string | null
  picture: string | null
  pictureFocus: PictureFocus | null
  publishedAt: Date
  updatedAt: Date
  category: NewsCategoryLink | null
  written: Written
}

export type NewsAuthor = {
  name: string
  role: string | null
  picture: string | null
  pictureFocus: PictureFocus | null
}

export type NewsItem = NewsEntry & {
  /** Whether visitors may write under it. */
  hasComments: boolean
  body: RichText | null
  author: NewsAuthor | null
  tags: string[]
  seo: Seo
  /** What visitors get of it in a language in which it does not exist. */
  untranslated: UntranslatedChoice
}

/** A news item as feeds tell of it. */
export type NewsFeedEntry = NewsEntry & { author: string | null; tags: string[] }

/** The newest published news. */
export async function loadLatestNews(
  database: Database,
  locale: Locale,
  limit: number,
): Promise<NewsEntry[]> {
  const { rows } = await database.query<NewsEntry>({ name: 'news', text: LATEST, values: [locale, limit] })
  return rows
}

/** The newest news that is written in the language and not hidden from machines. */
export async function loadFeedNews(
  database: Database,
  locale: Locale,
  limit: number,
): Promise<NewsFeedEntry[]> {
  const { rows } = await database.query<NewsFeedEntry>({
    name: 'news-feed',
    text: FEED,
    values: [locale, limit],
  })
  return rows
}

export async function loadNewsItem(
  database: Database,
  slug: string,
  locale: Locale,
): Promise<NewsItem | null> {
  const { rows } = await database.query<NewsItem>({ name: 'news-item', text: ITEM, values: [locale, slug] })
  return rows[0] ?? null
}

/** Which news a list shows: all, with the featured one before the others, or a part of them. */
export type NewsChoice =
  | { kind: 'all' }
  | { kind: 'category'; slug: string }
  | { kind: 'tag'; tag: string }
  | { kind: 'month'; from: Date; until: Date }

export type NewsList = {
  /** Above the others on the first page of all news, and in none of its pages: the newest that is featured, or the newest. */
  lead: NewsEntry | null
  items: NewsEntry[]
  /** How many there are on all pages, without the lead. */
  total: number
}

type Part = { locale: Locale; limit: number; offset: number }

/** A page of a list, the latest first, in one statement. */
export async function loadNewsList(
  database: Database,
  choice: NewsChoice,
  { locale, limit, offset }: Part,
): Promise<NewsList> {
  const { rows } = await database.query<NewsEntry & { isLead: boolean; total: number }>({
    name: `news-of-${choice.kind}`,
    text: LISTS[choice.kind],
    values: [locale, limit, offset, ...valuesOf(choice)],
  })
  const lead = rows.find(({ isLead }) => isLead) ?? null
  return { lead, items: rows.filter((row) => row !== lead), total: rows[0]?.total ?? 0 }
}

function valuesOf(choice: NewsChoice): unknown[] {
  if (choice.kind === 'category') return [choice.slug]
  if (choice.kind === 'tag') return [choice.tag]
  return choice.kind === 'month' ? [choice.from, choice.until] : []
}

/** Related news: those that were chosen by hand, else the newest of the category, else the newest of all. */
export type RelatedNews = { kind: 'chosen' | 'category' | 'latest'; items: NewsEntry[] }

export async function loadRelatedNews(
  database: Database,
  id: number,
  { locale, limit }: Omit<Part, 'offset'>,
): Promise<RelatedNews> {
  const { rows } = await database.query<NewsEntry & { kind: RelatedNews['kind'] }>({
    name: 'news-related',
    text: RELATED,
    values: [locale, limit, id],
  })
  return { kind: rows[0]?.kind ?? 'latest', items: rows }
}

export type NewsCategory = NewsCategoryLink & { id: number; hasNews: boolean }

/** The categories of news in the managers' order. */
export async function loadNewsCategories(database: Database, locale: Locale): Promise<NewsCategory[]> {
  const { rows } = await database.query<NewsCategory>({
    name: 'news-categories',
    text: NEWS_CATEGORIES,
    values: [locale],
  })
  return rows
}

/**
 * How many news there are between two neighbours of these moments, which ascend: by the place of the earlier one. What is
 * before the first of them is not counted.
 */
export async function loadNewsCounts(
  database: Database,
  locale: Locale,
  starts: readonly Date[],
): Promise<{ place: number; count: number }[]> {
  const { rows } = await database.query<{ place: number; count: number }>({
    name: 'news-months',
    text: MONTHS,
    values: [locale, starts],
  })
  return rows
}
