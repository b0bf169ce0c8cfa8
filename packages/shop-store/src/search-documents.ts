import type { Database } from './pool.ts'

export type SearchSource = { productId: number; texts: string[] }

/** The words a product is found by, as managers wrote them. Null: the product is gone or in the trash. */
export async function loadSearchSource(database: Database, productId: number): Promise<SearchSource | null> {
  const { rows } = await database.query<SearchSource>({
    name: 'search-source',
    text: `select p.id as "productId", array_remove(
        array_agg(distinct l.title) || array_agg(distinct l.brand) || array_agg(distinct c.title)
        || (select array_agg(v.sku) from public.variants v where v.product_id = p.id and v.deleted_at is null), null) as texts
      from public.products p
      join public.products_locales l on l._parent_id = p.id
      left join public.categories_locales c on c._parent_id = p.category_id
      where p.id = $1 and p.deleted_at is null and p._status = 'published' group by p.id`,
    values: [productId],
  })
  return rows[0] ?? null
}

export async function saveSearchDocument(
  database: Database,
  productId: number,
  words: string,
): Promise<void> {
  await database.query({
    name: 'save-search-document',
    text: `insert into shop.search_documents (product_id, words) values ($1, $2)
      on conflict (product_id) do update set words = excluded.words, refreshed_at = now()`,
    values: [productId, words],
  })
}

export async function deleteSearchDocument(database: Database, productId: number): Promise<void> {
  await database.query('delete from shop.search_documents where product_id = $1', [productId])
}
