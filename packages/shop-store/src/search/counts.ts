import type { Database } from '../platform/pool.ts'

/** Counts, for the day, a search that found nothing. Whose it was is not kept. */
export async function countSearchMiss(
  database: Database,
  miss: { locale: 'fa' | 'en'; term: string },
): Promise<void> {
  await database.query({
    name: 'count-search-miss',
    text: 'select shop.count_search_miss($1, $2)',
    values: [miss.locale, miss.term],
  })
}

/** Counts, for the day, that a product was chosen from what a search found. */
export async function countSearchClick(database: Database, productId: number): Promise<void> {
  await database.query({
    name: 'count-search-click',
    text: 'select shop.count_search_click($1)',
    values: [productId],
  })
}

/** A search as it is counted: how it is compared, how it was written, and whose it is for the rest of the day. */
export type AskedSearch = {
  locale: 'fa' | 'en'
  folded: string
  shown: string
  /** Only a digest of it is kept, and only for the day. */
  visitor: string
}

/** Counts, for the day, a search that found something. */
export async function countSearchAsked(database: Database, asked: AskedSearch): Promise<void> {
  await database.query({
    name: 'count-search-asked',
    text: 'select shop.count_search_asked($1, $2, $3, $4)',
    values: [asked.locale, asked.folded, asked.shown, asked.visitor],
  })
}

/** Counts, for the day, that something was chosen from what a search found. */
export async function countSearchChoice(
  database: Database,
  { locale, folded }: Pick<AskedSearch, 'locale' | 'folded'>,
): Promise<void> {
  await database.query({
    name: 'count-search-choice',
    text: 'select shop.count_search_choice($1, $2)',
    values: [locale, folded],
  })
}

type CountedText = Pick<AskedSearch, 'folded' | 'shown'>

/** Counts, for the day, that something was chosen from a search after another had found nothing. */
export async function countSearchFollow(
  database: Database,
  follow: Pick<AskedSearch, 'locale' | 'visitor'> & { missed: CountedText; chosen: CountedText },
): Promise<void> {
  const { locale, missed, chosen, visitor } = follow
  await database.query({
    name: 'count-search-follow',
    text: 'select shop.count_search_follow($1, $2, $3, $4, $5, $6)',
    values: [locale, missed.folded, missed.shown, chosen.folded, chosen.shown, visitor],
  })
}

/** Forgets who asked on days that are over. */
export async function forgetSearchAskers(database: Database): Promise<void> {
  await database.query('select shop.forget_search_askers()')
}

/** Counts recent sales and clicks again, and queues the documents whose product moved. Returns how many. */
export async function recountPopularity(database: Database): Promise<number> {
  const { rows } = await database.query<{ moved: number }>('select shop.recount_popularity() as moved')
  return rows[0]?.moved ?? 0
}
