import { toLatinDigits, toPersianDigits } from '@rasteh/persian-text/digits'
import { foldText as foldSpelling, toPersianLetters } from '@rasteh/persian-text/fold'
import type { CollectionBeforeOperationHook, FieldHook, Where } from 'payload'

/** What is read by machines: kept in Latin digits, whatever keyboard typed it. */
const CODES = /^(?:sku|slug|code|barcode|key|username|mobile|phone|postalCode|isbn|enamadId|enamadCode)$/

type TextField = { name: string; admin?: { rtl?: boolean } }

/** How a text is kept: with Persian letters, and a code with Latin digits. */
export const foldText = ({ name, admin }: TextField): FieldHook => {
  const isCode = CODES.test(name) || admin?.rtl === false
  const fold = (text: string) => (isCode ? toLatinDigits(toPersianLetters(text)) : toPersianLetters(text))
  return ({ value }) => {
    if (Array.isArray(value)) return value.map((item) => (typeof item === 'string' ? fold(item) : item))
    return typeof value === 'string' ? fold(value) : value
  }
}

/** Makes what is looked for like what is kept: Persian letters, and digits in either script. */
export const foldQuery: CollectionBeforeOperationHook = ({ args, collection }) => {
  if (!args || !('where' in args) || !args.where) return args
  const types = new Map(collection.flattenedFields.map(({ name, type }) => [name, type]))
  return { ...args, where: foldWhere(args.where, (path) => TEXTS.has(types.get(path) ?? '')) }
}

const TEXTS = new Set(['text', 'textarea', 'email'])

/** The same question with every text in the letters and digits of what is kept. */
export function foldWhere(where: Where, isText: (path: string) => boolean): Where {
  const folded = Object.entries(where).map(([key, asked]) => {
    if (Array.isArray(asked)) return { [key]: asked.map((part) => foldWhere(part, isText)) }
    const [[operator = '', value] = []] = Object.entries(asked as Record<string, unknown>)
    if (typeof value !== 'string' || Object.keys(asked as object).length !== 1) return { [key]: asked }
    if (FOLDED_TWIN.test(key) && WITHIN.has(operator))
      return { [key.replace(FOLDED_TWIN, 'searchText')]: { like: foldSpelling(value) } }
    const spellings = spellingsOf(key, value, isText(key))
    const questions = spellings.map((spelling) => ({ [key]: { [operator]: spelling } }))
    return questions.length === 1
      ? (questions[0] ?? {})
      : { [NEGATED.has(operator) ? 'and' : 'or']: questions }
  })
  return folded.length === 1 ? (folded[0] ?? {}) : { and: folded }
}

/** The titles that are kept a second time in one spelling. */
const FOLDED_TWIN = /\bfullTitle$/
const WITHIN = new Set(['like', 'contains'])
const MOBILES = new Set(['username', 'mobile', 'phone'])

function spellingsOf(key: string, value: string, isText: boolean): string[] {
  if (MOBILES.has(key)) return mobileSpellings(value)
  return isText ? textSpellings(value) : [toLatinDigits(toPersianLetters(value))]
}

/** A mobile, or a part of one, as it is kept: 0 replaces the country's +98, 0098 or 98. */
function mobileSpellings(text: string): string[] {
  const typed = toLatinDigits(text).replaceAll(/[\s()\u200b-\u200f-]/g, '')
  if (!/^\+?\d+$/.test(typed)) return textSpellings(text)
  if (/^(?:\+98|0098)/.test(typed)) return [typed.replace(/^(?:\+98|0098)0?/, '0')]
  // A bare 98 may also be a part of the number itself.
  return /^989/.test(typed) ? [typed, typed.replace(/^98/, '0')] : [typed]
}

const NEGATED = new Set(['not_equals', 'not_like', 'not_in'])

function textSpellings(text: string): string[] {
  const letters = toPersianLetters(text)
  return [...new Set([toLatinDigits(letters), toPersianDigits(letters)])]
}
