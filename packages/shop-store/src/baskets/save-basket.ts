import type { BasketLine } from '@rasteh/shop-core/basket'
import type { Database } from '../pool.ts'
import type { BasketKey } from './load-basket.ts'

type SavedBasket = { id: string; version: number; lines: readonly BasketLine[] }

/**
 * Writes the lines that differ, in one statement that does nothing unless the basket is still at the version it
 * was read at. False: somebody else was first; read again and decide again.
 */
export async function saveBasket(
  database: Database,
  before: SavedBasket,
  lines: readonly BasketLine[],
): Promise<boolean> {
  const kept = new Set(lines.map(({ id }) => id))
  const removed = before.lines.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  const changed = lines.filter((line) => !before.lines.includes(line))
  const { rowCount } = await database.query({
    name: 'save-basket',
    text: SAVE,
    values: [before.id, before.version, removed, ...lineColumns(changed)],
  })
  return rowCount === 1
}

export type NewBasket = BasketKey & { customerId: number | null; lines: readonly BasketLine[] }

/** Makes a basket with its first lines and answers its id. */
export async function createBasket(database: Database, basket: NewBasket): Promise<string> {
  const { handle, secretHash, customerId, lines } = basket
  const { rows } = await database.query<{ id: string }>({
    name: 'create-basket',
    text: CREATE,
    values: [handle, secretHash, customerId, ...lineColumns(lines)],
  })
  const [row] = rows
  if (!row) throw new Error('a basket that was inserted has an id')
  return row.id
}

/** One array a column: the shape of the statement stays the same however many lines there are. */
function lineColumns(lines: readonly BasketLine[]): unknown[][] {
  return [
    lines.map(({ id }) => id),
    lines.map(({ productId }) => productId),
    lines.map(({ variantId }) => variantId),
    lines.map(({ addonOf }) => addonOf),
    lines.map(({ quantity }) => quantity),
    lines.map(({ userDescription }) => userDescription || null),
    lines.map(({ seenUnitPriceRial }) => seenUnitPriceRial),
  ]
}

const COLUMNS = 'id, product_id, variant_id, addon_of, quantity, user_description, seen_unit_price_rial'
const given = (first: number) =>
  `unnest(${['uuid', 'int', 'int', 'uuid', 'int', 'text', 'bigint'].map((type, index) => `$${first + index}::${type}[]`).join(', ')}) as g (${COLUMNS})`

const SAVE = `
with basket as (
  update shop.baskets set version = version + 1, updated_at = now() where id = $1 and version = $2 returning id
), gone as (
  delete from shop.basket_lines l using basket where l.basket_id = basket.id and l.id = any ($3::uuid[])
), kept as (
  insert into shop.basket_lines (basket_id, ${COLUMNS})
  select basket.id, g.* from basket, ${given(4)}
  on conflict (basket_id, id) do update set quantity = excluded.quantity,
    user_description = excluded.user_description, seen_unit_price_rial = excluded.seen_unit_price_rial
)
select id from basket`

const CREATE = `
with basket as (
  insert into shop.baskets (handle, secret_hash, customer_id) values ($1, $2, $3) returning id
), lines as (
  insert into shop.basket_lines (basket_id, ${COLUMNS}) select basket.id, g.* from basket, ${given(4)}
)
select id from basket`
