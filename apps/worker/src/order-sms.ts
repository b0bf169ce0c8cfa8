import { formatAmount, toPriceUnit } from '@rasteh/persian-text/money'
import type { NotifiedStep } from '@rasteh/shop-core/order'
import type { OrderNotification } from '@rasteh/shop-store/orders/order-notifications'
import type { TemplateValue } from './sms/sms-provider.ts'

/** What each step says beside the order's number: how much, in the shop's unit, or how to track the parcel. */
const DETAIL: Record<NotifiedStep, 'amount' | 'tracking' | null> = {
  confirmed: 'amount',
  paid: 'amount',
  approved: 'amount',
  shipped: 'tracking',
  cancelled: null,
  refunded: 'amount',
  expired: null,
  'stock-lost': null,
  'tracking-corrected': 'tracking',
}

/** What fills a step's template: the order's number, then the amount or the tracking code. None has a space. */
export function toSmsValues(step: NotifiedStep, event: OrderNotification): TemplateValue[] {
  const { number, payableRial, amountRial, priceUnit, trackingCode } = event
  const values = [{ name: 'Number', value: String(number) }]
  if (DETAIL[step] === 'amount') {
    const amount = formatAmount(toPriceUnit(amountRial ?? payableRial, priceUnit), 'fa-IR')
    values.push({ name: 'Amount', value: amount })
  }
  if (DETAIL[step] === 'tracking')
    values.push({ name: 'Tracking', value: trackingCode?.replaceAll(/\s+/g, '') || '-' })
  return values
}
