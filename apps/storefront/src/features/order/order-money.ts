import type { MoneyStyle } from '@rasteh/persian-text/money'
import type { Order } from '@rasteh/shop-client/order-from-wire'

/** An order's amounts are written in the unit in which they were agreed. */
export function orderMoney(
  { priceUnit }: Pick<Order, 'priceUnit'>,
  { culture, unit }: MoneyStyle,
): MoneyStyle {
  return { culture, unit: priceUnit === 'rial' || priceUnit === 'toman' ? priceUnit : unit }
}
