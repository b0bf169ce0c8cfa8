import type { QuantityRefusal } from '../quantity.ts'
import type { LayerRefusal } from './price-layer.ts'

/** Why a basket change is refused. */
export type BasketRefusal = QuantityRefusal | LayerRefusal | { kind: 'product-not-found'; productId: number }

/** Said with an accepted change: an added quantity was raised to the minimum. */
export type BasketNotice = { kind: 'raised-to-min'; min: number; unit: string }
