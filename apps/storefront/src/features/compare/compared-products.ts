import { type ComparedProduct, loadComparedProducts } from '@rasteh/shop-store/reads/compare'
import { readLanguage } from '#page/culture/culture.ts'
import { readDatabase } from '#page/load/database.ts'
import { toComparedIds } from './compared-products-path.ts'

/** What the compare page shows of the asked products, the same for everybody of a culture; null for a malformed question. */
export async function answerComparedProducts(query: URLSearchParams): Promise<ComparedProduct[] | null> {
  const ids = toComparedIds(query.get('ids'))
  return ids ? loadComparedProducts(readDatabase(), ids, readLanguage()) : null
}
