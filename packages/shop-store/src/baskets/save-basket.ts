import type { BasketLine, BasketState } from '@rasteh/shop-core/basket'
import type { Database } from '../platform/pool.ts'
import { CREATE_BASKET, MERGE_BASKETS, REPLACE_BASKET, SAVE_BASKET } from './save-basket.sql.ts'

/** The basket as it was read: a write does nothing unless it is still so. */
type Before = { id: string; version: number; lines: readonly BasketLine[] }

/** Names a change that may be sent again, with what its first sending was answered. */
export type ChangeMark = { key: string; requestHash: Buffer; notice: unknown }

type Save = { before: Before; after: BasketState; customerId: number | null; mark: ChangeMark | null }

/**
 * Writes what differs, in one statement that does nothing unless the basket is still at the version it was read at.
 * False: another write came first; read again and decide again. A guest's basket is given its customer here.
 */
export async function saveBasket(
  database: Database,
  { before, after, customerId, mark }: Save,
): Promise<boolean> {
  const changed = after.lines.filter((line) => !before.lines.includes(line))
  const { rowCount } = await database.query({
    name: 'save-basket',
    text: SAVE_BASKET,
    values: [
      before.id,
      before.version,
      after.specialCode,
      after.usesScore,
      customerId,
      goneLines(before, after),
      ...lineColumns(changed),
      ...markColumns(mark),
    ],
  })
  return rowCount === 1
}

type Merge = { own: Before; guest: Before; after: BasketState; mark: ChangeMark | null }

/** Brings a guest's basket into the customer's own: both are still as they were read, or nothing happens. */
export async function mergeIntoCustomerBasket(
  database: Database,
  { own, guest, after, mark }: Merge,
): Promise<boolean> {
  const changed = after.lines.filter((line) => !own.lines.includes(line))
  const versions = [own.id, own.version, guest.id, guest.version]
  const values = [
    ...versions,
    after.specialCode,
    after.usesScore,
    goneLines(own, after),
    ...lineColumns(changed),
    ...markColumns(mark),
  ]
  const { rowCount } = await database.query({ name: 'merge-baskets', text: MERGE_BASKETS, values })
  return rowCount === 1
}

type New = {
  handle: string
  secretHash: Buffer
  customerId: number | null
  after: BasketState
  mark: ChangeMark | null
}

/** Makes a basket with its first lines. False: the customer has got one meanwhile; read again and decide again. */
export async function createBasket(
  database: Database,
  { handle, secretHash, customerId, after, mark }: New,
): Promise<boolean> {
  const values = [
    handle,
    secretHash,
    customerId,
    after.specialCode,
    after.usesScore,
    ...lineColumns(after.lines),
    ...markColumns(mark),
  ]
  const { rowCount } = await database.query({ name: 'create-basket', text: CREATE_BASKET, values })
  return rowCount === 1
}

/** Puts a new basket in the place of the one that was read. False: that one has changed meanwhile. */
export async function replaceBasket(
  database: Database,
  before: Before,
  basket: Omit<New, 'mark'>,
): Promise<boolean> {
  const { handle, secretHash, customerId, after } = basket
  const values = [before.id, before.version, handle, secretHash, customerId, ...lineColumns(after.lines)]
  const { rowCount } = await database.query({ name: 'replace-basket', text: REPLACE_BASKET, values })
  return rowCount === 1
}

function markColumns(mark: ChangeMark | null): unknown[] {
  if (!mark) return [null, null, null]
  return [mark.key, mark.requestHash, mark.notice ? JSON.stringify(mark.notice) : null]
}

function goneLines(before: Before, after: BasketState): string[] {
  const kept = new Set(after.lines.map(({ id }) => id))
  return before.lines.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
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
