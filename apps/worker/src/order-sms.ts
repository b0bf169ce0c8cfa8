import { formatAmount, toPriceUnit } from '@rasteh/persian-text/money'
import type { ToldStep } from '@rasteh/shop-core/order-desk'
import type { EventToTell } from '@rasteh/shop-store/order-tellings'
import type { TemplateValue } from './sms/sms-provider.ts'

/** Steps that are about money say how much, in the shop's unit. */
const WITH_AMOUNT: readonly ToldStep[] = ['confirmed', 'paid', 'approved', 'refunded']

/** What fills a step's template: the order's number, then the amount or the tracking code. None has a space. */
export function toSmsValues(step: ToldStep, event: EventToTell): TemplateValue[] {
  const { number, payableRial, amountRial, priceUnit, trackingCode } = event
  const values = [{ name: 'Number', value: String(number) }]
  if (WITH_AMOUNT.includes(step)) {
    const amount = formatAmount(toPriceUnit(amountRial ?? payableRial, priceUnit), 'fa-IR')
    values.push({ name: 'Amount', value: amount })
  }
  if (step === 'shipped')
    values.push({ name: 'Tracking', value: trackingCode?.replaceAll(/\s+/g, '') || '-' })
  return values
}
