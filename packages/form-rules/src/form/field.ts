import type { CalendarName } from '@rasteh/persian-text/jalali'
import type { KeyFilter } from '../keys.ts'

export type FieldKind = 'text' | 'prose' | 'password' | 'select' | 'checkbox' | 'file'

/** A rule as data, so that the page, the API and the tests read one description. */
export type Rule =
  | { rule: 'required' }
  | { rule: 'minlen'; count: number }
  | { rule: 'maxlen'; count: number }
  | { rule: 'number' }
  | { rule: 'email' }
  | { rule: 'regex'; pattern: string }
  | { rule: 'func'; name: string }
  | { rule: 'between'; min: number; max: number }
  | { rule: 'compare'; field: string }
  | { rule: 'contactNumber' }
  | { rule: 'intlContactNumber' }
  | { rule: 'username' }
  | { rule: 'intlUsername' }
  | { rule: 'nationalCode' }
  | { rule: 'postalCode' }
  | DateRule
  | { rule: 'passwordCompare'; field: string }
  | { rule: 'extension'; allowed: readonly string[] }
  | { rule: 'oneOf'; allowed: readonly string[] }
  | { rule: 'someOf'; allowed: readonly string[] }

/**
 * Belongs to the field of a day whose month and year are fields of their own: together they must name a day that the
 * calendar has, from `from` to `until` (YYYY-MM-DD, Gregorian). While one of the three is empty it says nothing.
 */
export type DateRule = {
  rule: 'date'
  calendar: CalendarName
  month: string
  year: string
  from: string
  until: string
  /** For a day that may be left out: then one that is only half written is refused. */
  isWholeOrEmpty?: boolean
}

/** What is between the choices of a field that takes several; no choice has it inside. */
export const CHOICES_SEPARATOR = '\n'

export type Field = {
  readonly kind: FieldKind
  readonly rules: readonly Rule[]
  /** Which keys the field lets in. */
  readonly keys?: KeyFilter
  /** The field is hidden, and so unchecked, while another field has one of these values. */
  readonly hiddenWhen?: { readonly field: string; readonly isOneOf: readonly string[] }
  /** The field is hidden unless another field, which is before it, is shown and has one of these values. */
  readonly shownWhen?: { readonly field: string; readonly isOneOf: readonly string[] }
}

export type Form = Readonly<Record<string, Field>>

/** What a field may hold; of a file only the name matters here. */
export type FieldValue = string | number | boolean | { readonly name: string } | null | undefined
export type FormValues = Readonly<Record<string, FieldValue>>

/** A check that a form names and its user brings along; `values` are all fields, normalised. */
export type CustomCheck = (text: string, values: FormValues) => boolean
export type CustomChecks = Readonly<Record<string, CustomCheck>>

/** Describes a form, keeping the names of its fields for the compiler. */
export function defineForm<const Described extends Form>(form: Described): Described {
  return form
}
