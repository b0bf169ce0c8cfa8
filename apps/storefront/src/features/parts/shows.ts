import type { ComponentType } from 'react'
import type { LiveShowProps } from './islands/live-show.tsx'
import type { ShowProps } from './show.tsx'
import { IconShow } from './shows/icon.tsx'
import { MarksShow } from './shows/marks.tsx'
import { PlacesShow } from './shows/places.tsx'
import { PriceShow } from './shows/price.tsx'
import { ProductCardShow } from './shows/product-card.tsx'
import { SkeletonShow } from './shows/skeleton.tsx'

/** How a part is shown: its name and a component with all its states; without one, the island has it. */
type Show = { name: LiveShowProps['name'] } | { name: string; Show: ComponentType<ShowProps> }

/**
 * The parts of packages/ui. A new part: one file in `shows` and one line here; a part that people act on has its component
 * in `islands/live-show.tsx`.
 */
export const shows: readonly Show[] = [
  { name: 'button' },
  { name: 'icon', Show: IconShow },
  { name: 'marks', Show: MarksShow },
  { name: 'places', Show: PlacesShow },
  { name: 'price', Show: PriceShow },
  { name: 'product-card', Show: ProductCardShow },
  { name: 'quantity-stepper' },
  { name: 'choice-fields' },
  { name: 'skeleton', Show: SkeletonShow },
  { name: 'tabs' },
  { name: 'collapsible' },
  { name: 'bullets' },
  { name: 'clock' },
  { name: 'notice-region' },
  { name: 'loading-overlay' },
  { name: 'confirm-dialog' },
  { name: 'drawer' },
  { name: 'popover' },
  { name: 'file-field' },
  { name: 'carousel' },
  { name: 'form' },
]
