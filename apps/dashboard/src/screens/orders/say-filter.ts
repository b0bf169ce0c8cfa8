import { ordersTexts, provinceNames, orderListTexts as texts } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { formatDate, jalaliDayStartMs } from '@rasteh/persian-text/jalali'
import { formatMoney, type PriceUnit } from '@rasteh/persian-text/money'
import type { OrderFilter, OrderFilterKind } from '@rasteh/shop-core/order-list'
import { jalaliOf } from '@rasteh/shop-core/reports'
import type { OrderChoices } from '@rasteh/shop-store/reads/order-choices'

type Said = { filter: OrderFilter; deliveries: OrderChoices['deliveries']; unit: PriceUnit }

/** What a filter asks, as its chip says it. */
export function sayFilter(kind: OrderFilterKind, { filter, deliveries, unit }: Said): string {
  switch (kind) {
    case 'date':
      return sayEnds(filter.fromDay, filter.toDay, {
        say: sayDay,
        words: [texts.sinceDay, texts.untilDay, texts.betweenDays],
      })
    case 'state':
      return filter.states.map((state) => ordersTexts.lists[state]).join('، ')
    case 'place':
      return [provinces[String(filter.provinceId)], filter.city].filter(Boolean).join('، ')
    case 'delivery':
      return titleOf(deliveries, filter.deliveryMethodId)
    case 'payment':
      return filter.methodId === null ? '' : ordersTexts.methods[filter.methodId]
    case 'amount':
      return sayEnds(filter.minRial, filter.maxRial, {
        say: (rial) => formatMoney(rial, { culture: 'fa-IR', unit }),
        words: [texts.atLeast, texts.atMost, texts.between],
      })
    case 'product':
      return filter.product ?? ''
    case 'code':
      return filter.code ?? ''
    case 'note':
      return texts.hasNote
  }
}

const provinces: Record<string, string> = provinceNames

export const sayDay = (day: string) => formatDate(jalaliDayStartMs(jalaliOf(day)), 'fa-IR')

/** A method that was removed since is known by its id. */
const titleOf = (deliveries: Said['deliveries'], id: number | null) =>
  deliveries.find((one) => one.id === id)?.title ?? texts.gone.replace('{id}', toPersianDigits(String(id)))

type Ends<End> = {
  say: (end: End) => string
  words: readonly [since: string, until: string, between: string]
}

function sayEnds<End>(
  from: End | null,
  to: End | null,
  { say, words: [since, until, between] }: Ends<End>,
): string {
  const said = (text: string) =>
    text
      .replace(/\{(?:from|min)\}/, () => (from === null ? '' : say(from)))
      .replace(/\{(?:to|max)\}/, () => (to === null ? '' : say(to)))
  if (to === null) return said(since)
  return said(from === null ? until : between)
}
