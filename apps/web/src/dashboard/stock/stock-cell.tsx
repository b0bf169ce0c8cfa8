import { formatAmount } from '@rasteh/persian-text/money'
import { loadStockOf, type VariantStock } from '@rasteh/shop-store/reads/stock'
import type { DefaultServerCellComponentProps } from 'payload'
import { cache } from 'react'
import { readDatabase } from '../../site/database.ts'

/** A list's column: what can be sold of each variant. All cells of a page are answered by one statement. */
export async function StockCell({ rowData }: Partial<DefaultServerCellComponentProps>) {
  // A form draws every part of a field that is no input, this one too, and has no row.
  if (!rowData) return null
  const stock = await stockOfPage().load(Number(rowData.id))
  return <bdi>{formatAmount(stock?.sellable ?? 0, 'fa-IR')}</bdi>
}

type StockOfPage = { load: (variantId: number) => Promise<VariantStock | undefined> }

/** Gathers the ids that cells of one answer ask for before the first of them is looked up. */
const stockOfPage = cache((): StockOfPage => {
  let asked: number[] = []
  let answer: Promise<Map<number, VariantStock>> | null = null
  return {
    async load(variantId) {
      asked.push(variantId)
      answer ??= new Promise((gathered) => setImmediate(gathered)).then(() => {
        const ids = asked
        asked = []
        answer = null
        return loadStockOf(readDatabase(), ids)
      })
      return (await answer).get(variantId)
    },
  }
})
