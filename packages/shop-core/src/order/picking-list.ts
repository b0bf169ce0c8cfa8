import { PRODUCT_TYPE_DOWNLOADABLE } from '../basket/variant-facts.ts'

/** A line of an order, as far as it is fetched from the shelves. */
export type LineToPick = {
  variantId: number
  sku: string | null
  title: string
  unitTitle: string
  productType: number
  quantity: number
}
export type OrderToPick<Line extends LineToPick = LineToPick> = { number: number; lines: readonly Line[] }

/** What is fetched of one variant, and for which orders. */
export type PickedVariant = Omit<LineToPick, 'productType'> & {
  orders: { number: number; quantity: number }[]
}

/** The lines of an order that are fetched: what is downloaded lies on no shelf. */
export function linesToPick<Line extends LineToPick>({ lines }: OrderToPick<Line>): Line[] {
  return lines.filter(({ productType }) => productType !== PRODUCT_TYPE_DOWNLOADABLE)
}

/**
 * Everything that is fetched for these orders, each variant once, by its title. A gift and a bought line of one variant are
 * fetched together.
 */
export function toPickingList(orders: readonly OrderToPick[]): PickedVariant[] {
  const picked = new Map<number, PickedVariant>()
  for (const order of orders)
    for (const { variantId, sku, title, unitTitle, quantity } of linesToPick(order)) {
      const found = picked.get(variantId) ?? { variantId, sku, title, unitTitle, quantity: 0, orders: [] }
      picked.set(variantId, {
        ...found,
        quantity: found.quantity + quantity,
        orders: withUnits(found.orders, order.number, quantity),
      })
    }
  return [...picked.values()].sort(
    (one, other) => one.title.localeCompare(other.title, 'fa') || one.variantId - other.variantId,
  )
}

function withUnits(orders: PickedVariant['orders'], number: number, quantity: number) {
  const last = orders.at(-1)
  if (last?.number !== number) return [...orders, { number, quantity }]
  return [...orders.slice(0, -1), { number, quantity: last.quantity + quantity }]
}
