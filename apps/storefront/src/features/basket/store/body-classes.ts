import { isDownloadable } from '@rasteh/shop-core/basket'
import type { BasketState } from './basket-store.ts'

const WAITING_CLASS = 'basket-waiting'
const EMPTY_CLASS = 'basket-empty'
const ONLY_DOWNLOADABLE_CLASS = 'basket-only-downloadable'

/** The classes that the body carries for the basket; a basket that is not read yet is neither empty nor full. */
export function basketBodyClasses({ phase, basket, isWaiting }: BasketState): Record<string, boolean> {
  const isRead = phase === 'read'
  return {
    [WAITING_CLASS]: isWaiting,
    [EMPTY_CLASS]: isRead && basket.lines.length === 0,
    [ONLY_DOWNLOADABLE_CLASS]: isRead && basket.lines.length > 0 && basket.lines.every(isDownloadable),
  }
}
