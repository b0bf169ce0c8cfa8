import { foldText, toPersianLetters } from '@rasteh/persian-text/fold'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { readOrderListQuery, writeOrderListQuery } from './order-list-query.ts'

export const ORDER_VIEW_NAME_MAX = 40
export const ORDER_VIEW_QUERY_MAX = 3_000
/** So many views has one person, and so many do all share. */
export const ORDER_VIEWS_MAX = 30

/** A view as its maker writes it. */
export type OrderViewDraft = { name: string; query: string; isShared: boolean }
/** The same as it is kept: `nameKey` is one for all spellings of a name. */
export type OrderViewToKeep = OrderViewDraft & { nameKey: string }

export type OrderViewRefusal = 'view-name-wrong' | 'view-name-taken' | 'view-too-many' | 'view-not-found'

/** Reads what somebody wants to keep. The query is kept as the list itself would write it, so nothing else gets in. */
export function checkOrderView({
  name,
  query,
  isShared,
}: OrderViewDraft): Outcome<OrderViewToKeep, 'view-name-wrong'> {
  const kept = toPersianLetters(name)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  const nameKey = foldText(kept)
  const isName = kept.length <= ORDER_VIEW_NAME_MAX && nameKey !== '' && kept.isWellFormed()
  if (!isName) return refuse('view-name-wrong')
  const asked = readOrderListQuery(Object.fromEntries(new URLSearchParams(query)))
  return accept({ name: kept, nameKey, query: String(writeOrderListQuery(asked)), isShared })
}

/** Whom a view belongs to, as the list shows it to one member of staff. */
export type ViewRight = { isShared: boolean; madeBy: number | null }

/** Says whether a member of staff may rename, move or remove a view: its maker may, and the owner a shared one. */
export function mayChangeView(
  { isShared, madeBy }: ViewRight,
  { staffId, role }: { staffId: number; role: string },
): boolean {
  return madeBy === staffId || (isShared && role === 'owner')
}
