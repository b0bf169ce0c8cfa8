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

/** Counts recent sales and clicks again, and queues the documents whose product moved. Returns how many. */
export async function recountPopularity(database: Database): Promise<number> {
  const { rows } = await database.query<{ moved: number }>('select shop.recount_popularity() as moved')
  return rows[0]?.moved ?? 0
}
