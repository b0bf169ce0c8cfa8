import { isDownloadable } from '@rasteh/shop-core/basket'
import type { BasketState } from './basket-store.ts'

const WAITING_MARK = 'basket-waiting'
const EMPTY_MARK = 'basket-empty'
const ONLY_DOWNLOADABLE_MARK = 'basket-only-downloadable'

/** The marks that the body carries for the basket; one that is not read yet is neither empty nor full. */
export function basketMarks({ phase, basket, isWaiting }: BasketState): Record<string, boolean> {
  const isRead = phase === 'read'
  return {
    [WAITING_MARK]: isWaiting,
    [EMPTY_MARK]: isRead && basket.lines.length === 0,
    [ONLY_DOWNLOADABLE_MARK]: isRead && basket.lines.length > 0 && basket.lines.every(isDownloadable),
  }
}
