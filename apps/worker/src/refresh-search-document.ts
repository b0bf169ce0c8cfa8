import { foldText } from '@rasteh/persian-text/fold'
import type { Database } from '@rasteh/shop-store/pool'
import {
  deleteSearchDocument,
  loadSearchSource,
  saveSearchDocument,
} from '@rasteh/shop-store/search-documents'

export type RefreshSearchDocument = { productId: number }

/** Makes a product's search document anew from the rows as they are now, so that doing it twice does no harm. */
export async function refreshSearchDocument(
  database: Database,
  { productId }: RefreshSearchDocument,
): Promise<void> {
  const source = await loadSearchSource(database, productId)
  if (!source) return deleteSearchDocument(database, productId)
  await saveSearchDocument(database, productId, source.texts.map((text) => foldText(text)).join(' '))
}
