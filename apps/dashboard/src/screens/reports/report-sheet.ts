import { reportsTexts as texts } from '@rasteh/messages/dashboard'
import { formatDate } from '@rasteh/persian-text/jalali'
import { PRICE_UNIT_TITLES, type PriceUnit, toPriceUnit } from '@rasteh/persian-text/money'
import {
  addSums,
  afterRefundsRial,
  type Change,
  changeOf,
  isGoodsPart,
  NO_SALES,
  netGoodsRial,
  type ReportPart,
  type SalesSums,
  type Step,
  stepKindOf,
} from '@rasteh/shop-core/reports'
import type { ReportRow } from '@rasteh/shop-store/reads/reports/sales'
import { sayRow } from './say-row.ts'

/** Money is in the unit that the shop shows, as the heading says; `change` is in per cent, null where nothing says how much. */
export type SheetColumn = { title: string; kind: 'text' | 'count' | 'money' | 'change' }
export type ReportSheet = {
  columns: SheetColumn[]
  rows: (string | number | null)[][]
  /** The sums under the table; null under what is not summed. */
  totals: (string | number | null)[]
}

type Measure = { key: keyof typeof texts.measures; kind: 'count' | 'money'; of: (sums: SalesSums) => number }
const count = (key: Measure['key'], of: Measure['of']): Measure => ({ key, kind: 'count', of })
const money = (key: Measure['key'], of: Measure['of']): Measure => ({ key, kind: 'money', of })

const ORDERS = count('orders', ({ orders }) => orders)
const UNITS = count('units', ({ units }) => units)
const NET = money('net', netGoodsRial)
const DISCOUNT = money('discount', ({ discountRial }) => discountRial)
const TAX = money('tax', ({ taxRial }) => taxRial)
const DELIVERY = money('delivery', ({ deliveryRial }) => deliveryRial)
const PAYABLE = money('payable', ({ payableRial }) => payableRial)
const REFUND = money('refund', ({ refundRial }) => refundRial)
const AFTER = money('after', afterRefundsRial)
const RETURNED = count('returned', ({ returnedUnits }) => returnedUnits)

const OF_DAYS = [ORDERS, UNITS, NET, DISCOUNT, TAX, DELIVERY, PAYABLE, REFUND, AFTER]
const OF_ORDERS = [ORDERS, UNITS, NET, DISCOUNT, TAX, DELIVERY, PAYABLE, REFUND]
const OF_GOODS = [UNITS, NET, DISCOUNT, TAX, PAYABLE, RETURNED, REFUND]

/** A table of the days or months of a range. */
export function toDaySheet(steps: readonly Step[], unit: PriceUnit): ReportSheet {
  const isDaily = steps.every(({ from, to }) => from === to)
  const total = steps.reduce((sum, { sums }) => addSums(sum, sums), NO_SALES)
  return {
    columns: [{ title: isDaily ? texts.days : texts.months, kind: 'text' }, ...headings(OF_DAYS, unit)],
    rows: steps.map(({ sums, ...step }) => [sayStep(step), ...figures(OF_DAYS, sums, unit)]),
    totals: [texts.total, ...figures(OF_DAYS, total, unit)],
  }
}

/** A table of one part of a range, each row beside what it came to before. */
export function toPartSheet(part: ReportPart, rows: readonly ReportRow[], unit: PriceUnit): ReportSheet {
  const measures = isGoodsPart(part) || part === 'tax' ? OF_GOODS : OF_ORDERS
  const total = rows.reduce((sum, { sums }) => addSums(sum, sums), NO_SALES)
  const before = rows.reduce((sum, { beforeRial }) => sum + beforeRial, 0)
  const beside = (sums: SalesSums, beforeRial: number) => [
    toPriceUnit(beforeRial, unit),
    signed(changeOf(sums.payableRial, beforeRial)),
  ]
  const heading = `${texts.measures.before} (${PRICE_UNIT_TITLES[unit]['fa-IR']})`
  return {
    columns: [
      { title: texts.parts[part], kind: 'text' },
      ...headings(measures, unit),
      { title: heading, kind: 'money' },
      { title: `${texts.measures.change} (٪)`, kind: 'change' },
    ],
    rows: rows.map((row) => [
      sayRow(part, row),
      ...figures(measures, row.sums, unit),
      ...beside(row.sums, row.beforeRial),
    ]),
    totals: [texts.total, ...figures(measures, total, unit), ...beside(total, before)],
  }
}

/** A step by its dates: a day by one, a month by two. */
export function sayStep({ from, to }: { from: string; to: string }): string {
  if (from === to) return sayDay(from)
  return texts.shown.replace('{from}', sayDay(from)).replace('{to}', sayDay(to))
}

export const sayDay = (day: string) => formatDate(new Date(`${day}T12:00:00Z`), 'fa-IR')

/** A step under an axis: the day of its month, or the month. */
export function labelOf(range: { from: string; to: string }, { from }: { from: string }): string {
  const day = sayDay(from)
  return stepKindOf(range) === 'day' ? day.slice(5) : day.slice(0, 7)
}

function headings(measures: readonly Measure[], unit: PriceUnit): SheetColumn[] {
  return measures.map(({ key, kind }) => ({
    title:
      kind === 'money' ? `${texts.measures[key]} (${PRICE_UNIT_TITLES[unit]['fa-IR']})` : texts.measures[key],
    kind,
  }))
}

const figures = (measures: readonly Measure[], sums: SalesSums, unit: PriceUnit): number[] =>
  measures.map(({ kind, of }) => (kind === 'money' ? toPriceUnit(of(sums), unit) : of(sums)))

function signed(change: Change): number | null {
  if (change.kind === 'new') return null
  if (change.kind === 'same') return 0
  return change.kind === 'up' ? change.percent : -change.percent
}
