import type { OrderWire } from '@rasteh/contracts/orders'
import type { MoneyStyle } from '@rasteh/persian-text/money'

/** An order's amounts are written in the unit in which they were agreed. */
export function orderMoney(
  { PriceUnit }: Pick<OrderWire, 'PriceUnit'>,
  { culture, unit }: MoneyStyle,
): MoneyStyle {
  return { culture, unit: PriceUnit === 'rial' || PriceUnit === 'toman' ? PriceUnit : unit }
}
