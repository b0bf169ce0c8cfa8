import { toLatinDigits } from '@rasteh/persian-text/digits'
import type { FieldKind, FieldValue } from './field.ts'

// Control characters that come along when text is copied, and halves of a surrogate pair, which no database keeps; the joiners inside a
// Persian word are not among them.
const COPIED_CONTROLS = /[\u200b\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff\p{Cs}]/gu
const EDGES = /^[\s\u200c\u200d]+|[\s\u200c\u200d]+$/g

/** The text that is checked: Latin digits, no copied control characters, no white space or joiners at either end. */
export function normaliseText(text: string): string {
  return trimText(toLatinDigits(text))
}

/** What a field's value becomes before it is checked and handed on. */
export function normaliseValue(kind: FieldKind, value: FieldValue): FieldValue {
  if (kind === 'checkbox' || kind === 'file') return value
  const text = value === null || value === undefined ? '' : String(value)
  // What people write for people keeps its digits; the spaces of a password are part of it.
  if (kind === 'prose') return trimText(text)
  return kind === 'password' ? toLatinDigits(text) : normaliseText(text)
}

function trimText(text: string): string {
  return text.replace(COPIED_CONTROLS, '').replace(EDGES, '')
}
