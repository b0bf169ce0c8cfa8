import type { Database } from '@rasteh/shop-store/pool'
import { loadScheduledPriceChanges } from '@rasteh/shop-store/reads/price-changes'
import {
  loadEndingOffers,
  loadLowStock,
  loadRecentEdits,
  loadWaiting,
} from '@rasteh/shop-store/reads/shop-day'

const SHOWN = 5
/** Statements of a manager's start page; an editor's needs fewer. */
export const DAY_STATEMENTS = 5

const NONE = { count: 0, rows: [] }

export type ShopDay = Awaited<ReturnType<typeof loadDay>>

/** What the shop's day asks for. What only managers may see is not even read for others. */
export async function loadDay(database: Database, mayTrade: boolean) {
  const [waiting, recent, lowStock, ending, scheduled] = await Promise.all([
    loadWaiting(database),
    loadRecentEdits(database, SHOWN),
    mayTrade ? loadLowStock(database, SHOWN) : NONE,
    mayTrade ? loadEndingOffers(database, SHOWN) : NONE,
    mayTrade ? loadScheduledPriceChanges(database, SHOWN) : [],
  ])
  return { waiting, recent, lowStock, ending, scheduled }
}
