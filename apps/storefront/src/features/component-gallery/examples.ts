import type { ComponentType } from 'react'
import type { ExampleProps } from './example.tsx'
import { IconExample } from './examples/icon.tsx'
import { PillsExample } from './examples/pills.tsx'
import { PlacesExample } from './examples/places.tsx'
import { PriceExample } from './examples/price.tsx'
import { ProductCardExample } from './examples/product-card.tsx'
import { SkeletonExample } from './examples/skeleton.tsx'
import type { LiveExampleProps } from './islands/live-example.tsx'

/** How a component is shown: its name and a component with all its states; without one, the island has it. */
type Example = { name: LiveExampleProps['name'] } | { name: string; Example: ComponentType<ExampleProps> }

/**
 * The components of packages/ui. A new one: one file in `examples` and one line here; one that people act on has its component
 * in `islands/live-example.tsx`.
 */
export const examples: readonly Example[] = [
  { name: 'button' },
  { name: 'icon', Example: IconExample },
  { name: 'marks', Example: PillsExample },
  { name: 'places', Example: PlacesExample },
  { name: 'price', Example: PriceExample },
  { name: 'product-card', Example: ProductCardExample },
  { name: 'quantity-stepper' },
  { name: 'choice-fields' },
  { name: 'skeleton', Example: SkeletonExample },
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
