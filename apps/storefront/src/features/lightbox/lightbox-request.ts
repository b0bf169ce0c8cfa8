import type { Size } from '@rasteh/shop-core/lightbox'
import type { LightboxItem } from '@rasteh/ui/lightbox'

export type LightboxRequest = {
  items: readonly LightboxItem[]
  startIndex?: number
  size?: Size | 'window'
  /** What follows when the visitor has closed it. */
  onClosed?: () => void
}
