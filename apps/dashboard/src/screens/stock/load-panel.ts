import {
  loadStockMoves,
  loadStockOf,
  type StockMove,
  type VariantStock,
} from '@rasteh/shop-store/reads/stock'
import { readDatabase } from '#database/read-database.ts'

const MOVES_SHOWN = 10
const NO_STOCK: VariantStock = { onHand: 0, held: 0, sellable: 0 }

export type StockPanelData = { stock: VariantStock; moves: StockMove[] }

/** What the panel shows of a variant: its numbers and the latest lines of its ledger. */
export async function loadStockPanel(variantId: number): Promise<StockPanelData> {
  const database = readDatabase()
  const [stocks, moves] = await Promise.all([
    loadStockOf(database, [variantId]),
    loadStockMoves(database, variantId, MOVES_SHOWN),
  ])
  return { stock: stocks.get(variantId) ?? NO_STOCK, moves }
}
