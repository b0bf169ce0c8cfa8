/** One wanted change of a basket. `addonOf` is the product it is added to; without `variantId`, the default variant. */
export type LineChange = {
  lineId?: string | undefined
  action: 'set' | 'add' | 'subtract'
  productId: number
  variantId?: number | undefined
  productType?: number | undefined
  quantity: number
  userDescription?: string | undefined
  addonOf?: number | undefined
}

/** The quantity a line would have after the change, before any rule; may be below 0. */
export function askedQuantity({ action, quantity }: LineChange, current: number): number {
  if (action === 'set') return quantity
  return action === 'add' ? current + quantity : current - quantity
}
