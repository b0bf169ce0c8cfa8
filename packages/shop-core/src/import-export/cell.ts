import { toLatinDigits } from '@rasteh/persian-text/digits'
import { foldText, toPersianLetters } from '@rasteh/persian-text/fold'
import { parseAmount } from '@rasteh/persian-text/money'
import { accept, type Outcome, refuse } from '../outcome.ts'
import type { CategoryNames } from './category-names.ts'
import type { Column, FieldValue } from './column.ts'
import type { RowFault } from './refusals.ts'

/** What cells say in words: the choices of a column by value, and the categories. */
export type CellWords = {
  readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly categories: CategoryNames
}

/** The text of a field in a file; reading it back gives the field again. */
export function toCell(column: Column, value: FieldValue | undefined, words: CellWords): string {
  if (value === null || value === undefined) return ''
  if (column.type === 'category') return words.categories.nameOf(Number(value))
  const choice = words.choices[column.key]?.[String(value)]
  return choice ?? String(value)
}

/** A text as it is kept: no outer spaces, Persian letters; codes in Latin digits, since people type both. */
export function toTidyText(key: string, cell: string): string {
  const tidy = toPersianLetters(cell.trim())
  return key === 'sku' ? toLatinDigits(tidy) : tidy
}

/** Reads a cell that is not empty, in Persian or Latin digits and any spelling of a choice. */
export function parseCell(column: Column, cell: string, words: CellWords): Outcome<FieldValue, RowFault> {
  switch (column.type) {
    case 'whole':
    case 'rial':
      return parseNumber(column, cell, parseAmount(cell))
    case 'percent':
      return parseNumber({ ...column, min: 0, max: 100 }, cell, parseDecimal(cell))
    case 'choice':
      return parseChoice(column, cell, words)
    case 'category':
      return words.categories.find(column.key, cell)
    default:
      return parseText(column, cell)
  }
}

function parseNumber(column: Column, cell: string, number: number | undefined): Outcome<number, RowFault> {
  const { key, min = 0, max = Number.MAX_SAFE_INTEGER } = column
  if (number === undefined) return refuse({ kind: 'not-a-number', column: key, value: cell })
  if (number < min) return refuse({ kind: 'too-small', column: key, value: cell, min })
  if (number > max) return refuse({ kind: 'too-large', column: key, value: cell, max })
  return accept(number)
}

// A percentage may have a fraction, which is written with a dot, the Persian sign or a slash.
function parseDecimal(cell: string): number | undefined {
  const typed = toLatinDigits(cell)
    .replace(/[\u200e\u200f%٪\s]/g, '')
    .replace(/[٫/]/, '.')
  return /^\d{1,3}(?:\.\d{1,10})?$/.test(typed) ? Number(typed) : undefined
}

function parseChoice(column: Column, cell: string, words: CellWords): Outcome<FieldValue, RowFault> {
  const choices = Object.entries(words.choices[column.key] ?? {})
  const typed = foldText(cell)
  const found = choices.find(([value, label]) => value === typed || foldText(label) === typed)
  if (found) return accept(found[0])
  const labels = choices.map(([, label]) => label)
  return refuse({ kind: 'not-a-choice', column: column.key, value: cell, choices: labels })
}

function parseText({ key, max = 0 }: Column, cell: string): Outcome<string, RowFault> {
  const tidy = toTidyText(key, cell)
  if (tidy.includes('\0') || !tidy.isWellFormed())
    return refuse({ kind: 'bad-character', column: key, value: cell.toWellFormed().replaceAll('\0', '') })
  if (tidy.length > max) return refuse({ kind: 'too-long', column: key, value: `${tidy.slice(0, 40)}…`, max })
  return accept(tidy)
}
