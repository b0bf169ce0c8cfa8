/** How a lightbox moves and looks where its caller says nothing else. */
export const LIGHTBOX = {
  speedMs: 300,
  overlayOpacity: 0.9,
  slideshowMs: 2500,
  initialSize: { widthPx: 600, heightPx: 450 },
} as const

/** The tags of links that open their picture in a lightbox. */
export const LIGHTBOX_GALLERIES = ['gallery-2', 'gallery-4'] as const

/** From this width on the special order has its wide form. */
export const SPECIAL_ORDER_WIDE_FROM_PX = 992

/** The two sizes of the special-order lightbox. */
export const SPECIAL_ORDER_NARROW: Size = { widthPx: 300, heightPx: 570 }
export const SPECIAL_ORDER_WIDE: Size = { widthPx: 790, heightPx: 290 }

/** A size on the screen. */
export type Size = { readonly widthPx: number; readonly heightPx: number }

/** What a key does in a lightbox. */
export type LightboxAction = 'close' | 'next' | 'previous'

/** The size of the special-order lightbox in a window of this width. */
export function specialOrderSize(widthPx: number): Size {
  return widthPx < SPECIAL_ORDER_WIDE_FROM_PX ? SPECIAL_ORDER_NARROW : SPECIAL_ORDER_WIDE
}

/** What a key does: Escape closes, the arrows go through the gallery. The next picture is where the text runs to. */
export function lightboxAction(key: string, direction: 'rtl' | 'ltr'): LightboxAction | null {
  if (key === 'Escape') return 'close'
  if (key === NEXT_KEY[direction]) return 'next'
  if (key === PREVIOUS_KEY[direction]) return 'previous'
  return null
}

/** The picture that follows in a gallery, which has no end. */
export function galleryStep(index: number, count: number, action: 'next' | 'previous'): number {
  if (count === 0) return 0
  return (index + (action === 'next' ? 1 : count - 1)) % count
}

const NEXT_KEY = { rtl: 'ArrowLeft', ltr: 'ArrowRight' } as const
const PREVIOUS_KEY = { rtl: 'ArrowRight', ltr: 'ArrowLeft' } as const
