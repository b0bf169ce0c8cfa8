import { formatAmount, formatMoney, type PriceUnit } from '@rasteh/persian-text/money'

/** One field of a row and how it is said: the name of a choice, an amount of Rials, or a number within a text. */
export type RowPart = {
  field: string
  options?: Readonly<Record<string, string>>
  isMoney?: true
  /** Holds {value}. */
  text?: string
}

/** What the fields of a row say, one after the other; empty while none has a value. */
export function sayRow(
  row: Readonly<Record<string, unknown>>,
  parts: readonly RowPart[],
  unit: PriceUnit,
): string {
  return parts
    .map((part) => sayPart(row[part.field], part, unit))
    .filter((said) => said !== '')
    .join(' · ')
}

function sayPart(value: unknown, { options, isMoney, text }: RowPart, unit: PriceUnit): string {
  if (value === null || value === undefined || value === '') return ''
  if (options) return options[String(value)] ?? ''
  if (typeof value !== 'number') return String(value)
  const said = isMoney ? formatMoney(value, { culture: 'fa-IR', unit }) : formatAmount(value, 'fa-IR')
  return text ? text.replace('{value}', said) : said
}
