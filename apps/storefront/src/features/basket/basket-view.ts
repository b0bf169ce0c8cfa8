import type { ShownBasket, ShownLine, ShownTotals } from '@rasteh/contracts/basket'
import type { MessageKey } from '@rasteh/messages/catalogue'
import { formatMoney, type MoneyStyle } from '@rasteh/persian-text/money'
import { checkBasketValue, isDownloadable, toBasketValueMessage } from '@rasteh/shop-core/basket'
import { toRial } from '@rasteh/shop-core/money'
import { fitQuantity } from '@rasteh/shop-core/quantity'
import type { Message } from '#page/islands/message.ts'
import { isBlockingNotice, lineNotice } from './line-notice.ts'

export type LineView = {
  line: ShownLine
  price: string
  unitPrice: string | null
  notice: Message | null
  /** The most that can still be had of a line whose stock became too little; null where it is enough or gone. */
  whatIsLeft: number | null
  /** What it was added to, if that still lies in the basket. */
  addonOfTitle: string | null
}

export type TotalRow = { key: MessageKey; amount: string; tone: 'plain' | 'saving' }

export type BasketView = {
  count: number
  lines: readonly LineView[]
  rows: readonly TotalRow[]
  payable: string | null
  /** What blocks ordering, or is good to know. */
  warnings: readonly Message[]
  canCheckOut: boolean
}

/** What the preview and the basket page show of a basket, in the page's culture and price unit. */
export function toBasketView({ lines, totals }: ShownBasket, money: MoneyStyle): BasketView {
  const valueWarning = totals && basketValueWarning(totals, money)
  const isBlocked = lines.some(({ notice }) => isBlockingNotice(notice))
  return {
    count: totals?.totalQuantity ?? 0,
    lines: lines.map((line) => toLineView(line, lines, money)),
    rows: totals ? totalRows(totals, money) : [],
    payable: totals && formatMoney(totals.payablePriceRial, money),
    warnings: [...(valueWarning ? [valueWarning] : []), ...downloadableNote(lines)],
    canCheckOut: lines.length > 0 && !valueWarning && !isBlocked,
  }
}

function toLineView(line: ShownLine, all: readonly ShownLine[], money: MoneyStyle): LineView {
  const parent = all.find(({ productId, addonOf }) => addonOf === null && productId === line.addonOf)
  return {
    line,
    price: formatMoney(line.linePriceRial, money),
    unitPrice: line.unitPriceRial === null ? null : formatMoney(line.unitPriceRial, money),
    notice: lineNotice(line, money),
    whatIsLeft:
      line.notice?.kind === 'stock-exceeded' && line.stock >= line.min
        ? fitQuantity(line.stock, { ...line, unit: line.unitTitle })
        : null,
    addonOfTitle: parent?.title ?? null,
  }
}

/** The parts that make the payable price; a part that is nothing is left out. */
function totalRows(totals: ShownTotals, money: MoneyStyle): TotalRow[] {
  const row = (key: MessageKey, rials: number, tone: TotalRow['tone'] = 'plain') =>
    rials === 0 ? [] : [{ key, amount: formatMoney(rials, money), tone }]
  return [
    ...row('BasketTotalWithoutTax', totals.totalPriceWithoutTaxRial),
    ...row('BasketTax', totals.totalTaxRial),
    ...row('BasketTotal', totals.totalPriceRial),
    ...row('BasketDiscount', totals.totalDiscountRial, 'saving'),
  ]
}

function basketValueWarning(totals: ShownTotals, money: MoneyStyle): Message | null {
  const outcome = checkBasketValue(toRial(totals.totalPriceWithoutTaxRial), {
    minBasketRial: toRial(totals.minBasketRial),
    maxBasketRial: toRial(totals.maxBasketRial),
  })
  return outcome.ok ? null : toBasketValueMessage(outcome.refusal, money)
}

function downloadableNote(lines: readonly ShownLine[]): Message[] {
  return lines.length > 0 && lines.every(isDownloadable) ? [{ key: 'BasketOnlyDownloadable' }] : []
}
