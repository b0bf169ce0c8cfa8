/** How many slides are seen from a width on; the first step whose width is reached counts. */
export type WidthStep = { readonly fromPx: number; readonly slides: number }

/** The product carousel's slides; under the smallest width there is one. */
export const PRODUCT_CAROUSEL: readonly WidthStep[] = [
  { fromPx: 1280, slides: 4 },
  { fromPx: 768, slides: 3 },
  { fromPx: 480, slides: 2 },
]

const NEWS_STEPS: readonly WidthStep[] = [
  { fromPx: 1200, slides: 4 },
  { fromPx: 980, slides: 3 },
  { fromPx: 768, slides: 2 },
]

/** How many news items are seen, and how the slider moves by itself. Its direction is the page's. */
export const NEWS_SLIDER = { steps: NEWS_STEPS, autoplayMs: 8000, isInfinite: true } as const
