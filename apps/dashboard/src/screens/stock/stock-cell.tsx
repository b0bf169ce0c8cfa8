import { formatAmount } from '@rasteh/persian-text/money'
import { loadStockOf } from '@rasteh/shop-store/reads/stock'
import type { DefaultServerCellComponentProps } from 'payload'
import { cache } from 'react'
import { batchLoader } from '#components/batch-loader.ts'
import { readDatabase } from '#database/read-database.ts'

/** A list's column: what can be sold of each variant. All cells of a page are answered by one statement. */
export async function StockCell({ rowData }: Partial<DefaultServerCellComponentProps>) {
  // A form draws every part of a field that is no input, this one too, and has no row.
  if (!rowData) return null
  const id = Number(rowData.id)
  const stock = (await stockOfPage()(id)).get(id)
  return <bdi>{formatAmount(stock?.sellable ?? 0, 'fa-IR')}</bdi>
}

const stockOfPage = cache(() =>
  batchLoader((ids: readonly number[]) => loadStockOf(readDatabase(), [...ids])),
)
