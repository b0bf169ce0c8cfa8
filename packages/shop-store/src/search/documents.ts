import type { Database } from '../platform/pool.ts'

/** A product's document as the database keeps it. */
export type SearchRow = {
  productId: number
  /** The title's tokens first, for phrases and for what a title begins with. */
  words: string
  /** Tokens with places and weights, as `tsvector` is written. */
  terms: string
  codes: readonly string[]
  categoryId: number | null
  categoryIds: readonly number[]
  brand: string
  /** Each as `toAttributeKey` writes it. */
  attributes: readonly string[]
  priceRial: number | null
  discountPercent: number
  isOffered: boolean
  isInStock: boolean
  popularity: number
  createdAt: Date
  changesAt: Date | null
  digest: string
}

/** Writes documents over those of the same products; into the one being built as well, while there is one. */
export async function saveSearchRows(database: Database, rows: readonly SearchRow[]): Promise<void> {
  if (rows.length === 0) return
  await database.query({
    name: 'save-search-documents',
    text: 'select shop.save_search_documents($1::jsonb)',
    values: [toJson(rows)],
  })
}

export async function dropSearchRows(database: Database, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return
  await database.query('select shop.drop_search_documents($1::int[])', [productIds])
}

/** Begins a rebuild beside what serves, or goes on with one that was cut off: after which product? */
export async function beginSearchRebuild(database: Database): Promise<number> {
  const { rows } = await database.query<{ after: number }>('select shop.begin_search_rebuild() as after')
  return rows[0]?.after ?? 0
}

export async function saveRebuiltRows(
  database: Database,
  rows: readonly SearchRow[],
  doneUntil: number,
): Promise<void> {
  await database.query('select shop.rebuild_search_documents($1::jsonb, $2)', [toJson(rows), doneUntil])
}

/** From this moment on searches read what was built. */
export async function finishSearchRebuild(database: Database): Promise<void> {
  await database.query('select shop.finish_search_rebuild()')
}

/** Of these products, what their documents were made from. */
export async function loadDigests(
  database: Database,
  range: { after: number; until: number },
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await database.query<{ id: number; digest: string }>({
    name: 'search-digests',
    text: `select product_id as id, digest from shop.search_documents
      where product_id > $1 and product_id <= $2 order by product_id`,
    values: [range.after, range.until],
  })
  return new Map(rows.map(({ id, digest }) => [id, digest]))
}

/** Whether documents are left that an older release made, before they held tokens. */
export async function hasOldDocuments(database: Database): Promise<boolean> {
  const { rowCount } = await database.query("select from shop.search_documents where digest = '' limit 1")
  return rowCount === 1
}

/** Products whose offer has begun or ended since their document was made. */
export async function loadTurnedProducts(database: Database, limit: number): Promise<number[]> {
  const { rows } = await database.query<{ id: number }>({
    name: 'search-turned-products',
    text: `select product_id as id from shop.search_documents where changes_at <= now()
      order by changes_at limit $1`,
    values: [limit],
  })
  return rows.map(({ id }) => id)
}

/** The products in a category and below it, after an id. */
export async function loadProductsBelow(
  database: Database,
  { categoryId, after, limit }: { categoryId: number; after: number; limit: number },
): Promise<number[]> {
  const { rows } = await database.query<{ id: number }>({
    name: 'search-products-below',
    text: `with recursive tree as (
        select $1::int as id union select c.id from tree join public.categories c on c.parent_id = tree.id
      )
      select p.id from tree join public.products p on p.category_id = tree.id
      where p.id > $2 order by p.id limit $3`,
    values: [categoryId, after, limit],
  })
  return rows.map(({ id }) => id)
}

/** One writer a product at a time, until the caller's transaction ends: or an older look at it could win. */
export async function lockSearchProducts(database: Database, productIds: readonly number[]): Promise<void> {
  await database.query(
    `select pg_advisory_xact_lock(hashtext('shop.search_documents'), id) from unnest($1::int[]) as id order by id`,
    [[...productIds].sort((a, b) => a - b)],
  )
}

const SNAKE = /[A-Z]/g

const toJson = (rows: readonly SearchRow[]) =>
  JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([key, value]) => [
          key.replace(SNAKE, (char) => `_${char.toLowerCase()}`),
          value,
        ]),
      ),
    ),
  )
