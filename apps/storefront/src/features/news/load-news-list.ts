import { pageKeys } from '@rasteh/contracts/page-keys'
import {
  loadNewsCategories,
  loadNewsCounts,
  loadNewsList,
  type NewsCategory,
  type NewsChoice,
  type NewsList,
} from '@rasteh/shop-store/reads/news'
import { readLanguage } from '#page/culture/culture.ts'
import { Answer } from '#page/load/answer.ts'
import { readDatabase } from '#page/load/database.ts'
import { showsKeys } from '#page/load/request.ts'
import { type ArchiveMonth, monthStarts } from './archive-months.ts'
import { isBeyondEnd, NEWS_PAGE_SIZE, NEWS_PAGES_MAX } from './news-pages.ts'

/** A page of a list of news with what leads to other lists. */
export type ListedNews = {
  list: NewsList
  page: number
  categories: NewsCategory[]
  months: CountedMonth[]
}

export type CountedMonth = ArchiveMonth & { count: number }

/** Reads a page of a list of news in three statements, at the same time. One beyond the end of the list is not there. */
export async function loadListedNews(choice: NewsChoice, page: number): Promise<ListedNews> {
  showsKeys(pageKeys.newsLists)
  if (page > NEWS_PAGES_MAX) throw Answer.notFound()
  const part = { locale: readLanguage(), limit: NEWS_PAGE_SIZE, offset: (page - 1) * NEWS_PAGE_SIZE }
  const [list, categories, months] = await Promise.all([
    loadNewsList(readDatabase(), choice, part),
    loadNewsCategories(readDatabase(), readLanguage()),
    loadMonths(),
  ])
  if (isBeyondEnd(list, page)) throw Answer.notFound()
  return { list, page, categories, months }
}

/** The months in which there were news, the latest first, in one statement. */
export async function loadMonths(): Promise<CountedMonth[]> {
  const months = monthStarts(Date.now())
  const counts = await loadNewsCounts(
    readDatabase(),
    readLanguage(),
    months.map(({ start }) => start),
  )
  return counts.flatMap(({ place, count }) => {
    const month = months[place]
    return month ? [{ year: month.year, month: month.month, count }] : []
  })
}
