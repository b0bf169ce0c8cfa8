import type { LineChange } from '@rasteh/shop-core/basket'
import type { LineChangesWire, LineChangeWire } from './line-changes.ts'

/** Reads the wanted changes from the wire. Of the descriptions, a line takes the one under its own product's id. */
export function toLineChanges(wire: LineChangesWire): LineChange[] {
  return wire.map((line) => ({
    lineId: line.Id,
    action: ACTIONS[line.Action],
    productId: line.ProductId,
    variantId: line.VariantId,
    productType: line.ProductType,
    quantity: line.Quantity,
    userDescription: line.ExtraData?.[line.ProductId]?.UserDescription,
    addonOf: line.AddonOf,
  }))
}

/** Writes the wanted changes as the wire spells them, without what is not set. */
export function toLineChangesWire(changes: readonly LineChange[]): LineChangesWire {
  return changes.map((change) => ({
    ...(change.lineId !== undefined && { Id: change.lineId }),
    Action: WIRE_ACTIONS[change.action],
    ProductId: change.productId,
    ...(change.variantId !== undefined && { VariantId: change.variantId }),
    ...(change.productType !== undefined && { ProductType: change.productType }),
    Quantity: change.quantity,
    ...(change.userDescription !== undefined && {
      ExtraData: { [change.productId]: { UserDescription: change.userDescription } },
    }),
    ...(change.addonOf !== undefined && { AddonOf: change.addonOf }),
  }))
}

const ACTIONS = { 0: 'set', 1: 'add', 2: 'subtract' } as const satisfies Record<
  LineChangeWire['Action'],
  LineChange['action']
>

const WIRE_ACTIONS = { set: 0, add: 1, subtract: 2 } as const satisfies Record<
  LineChange['action'],
  LineChangeWire['Action']
>
