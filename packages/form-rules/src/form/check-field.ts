import { isIranianMobile } from '@rasteh/persian-text/mobile'
import { isNationalCode } from '@rasteh/persian-text/national-code'
import { isPostalCode } from '@rasteh/persian-text/postal-code'
import {
  hasAllowedExtension,
  isBetween,
  isDateBetween,
  isEmail,
  isIntlPhone,
  isIntlUsername,
  isNumber,
  isUsername,
} from '../rules.ts'
import {
  CHOICES_SEPARATOR,
  type CustomChecks,
  type DateRule,
  type Field,
  type FieldValue,
  type FormValues,
  type Rule,
} from './field.ts'
import type { FieldRefusal } from './field-refusal.ts'
import { normaliseValue } from './normalise-value.ts'

export type FieldContext = {
  /** The other fields, normalised, for the rules that compare. */
  values?: FormValues
  checks?: CustomChecks
}

export type FieldOutcome = { ok: true; value: FieldValue } | { ok: false; refusal: FieldRefusal }

/**
 * Checks one field: required first wherever it is written, then the other rules in their order. A field
 * without content passes every rule save required, the two comparisons and custom checks.
 */
export function checkField(field: Field, given: FieldValue, context: FieldContext = {}): FieldOutcome {
  const value = normaliseValue(field.kind, given)
  const required = field.rules.filter(({ rule }) => rule === 'required')
  const others = field.rules.filter(({ rule }) => rule !== 'required')
  for (const rule of [...required, ...others]) {
    const refusal = refusalOf(rule, { field, value, context })
    if (refusal) return { ok: false, refusal }
  }
  return { ok: true, value }
}

type Checked = { field: Field; value: FieldValue; context: FieldContext }

function refusalOf(rule: Rule, checked: Checked): FieldRefusal | undefined {
  if (rule.rule === 'required') return refusalOfEmpty(checked)
  const text = textOf(checked.value)
  const comparing = refusalOfComparison(rule, text, checked)
  if (comparing) return comparing
  return text === '' ? undefined : refusalOfContent(rule, text)
}

function refusalOfEmpty({ field, value }: Checked): FieldRefusal | undefined {
  const text = textOf(value)
  if (field.kind === 'file') return text === '' ? { kind: 'no-file' } : undefined
  if (field.kind === 'checkbox') return value === true ? undefined : { kind: 'required' }
  if (field.kind === 'select') return Number(text) > 0 ? undefined : { kind: 'required' }
  return text === '' ? { kind: 'required' } : undefined
}

// These look beyond the field; all but the date also speak when it is empty.
function refusalOfComparison(rule: Rule, text: string, { context }: Checked): FieldRefusal | undefined {
  const values = context.values ?? {}
  if (rule.rule === 'func') return runCheck(rule.name, context)(text, values) ? undefined : failed(rule.name)
  if (rule.rule === 'compare' && textOf(values[rule.field]) !== text)
    return { kind: 'not-the-same', field: rule.field }
  if (rule.rule === 'passwordCompare' && textOf(values[rule.field]) !== text)
    return { kind: 'passwords-differ' }
  if (rule.rule === 'date') return refusalOfDate(rule, text, values)
  return undefined
}

function refusalOfDate(rule: DateRule, day: string, values: FormValues): FieldRefusal | undefined {
  const [month, year] = [textOf(values[rule.month]), textOf(values[rule.year])]
  // A month of 0 is a select without a choice, whose own rule speaks.
  const given = [day !== '', Number(month) > 0, year !== '']
  if (given.includes(false))
    return rule.isWholeOrEmpty && given.includes(true) ? { kind: 'not-a-date' } : undefined
  return isDateBetween({ day, month, year }, rule) ? undefined : { kind: 'not-a-date' }
}

function refusalOfContent(rule: Rule, text: string): FieldRefusal | undefined {
  const length = Array.from(text).length
  switch (rule.rule) {
    case 'minlen':
      return length < rule.count ? { kind: 'too-short', count: rule.count } : undefined
    case 'maxlen':
      return length > rule.count ? { kind: 'too-long', count: rule.count } : undefined
    case 'between':
      return isBetween(text, rule) ? undefined : { kind: 'not-between', min: rule.min, max: rule.max }
    case 'regex':
      return new RegExp(rule.pattern, 'u').test(text) ? undefined : { kind: 'no-match' }
    case 'extension':
      return hasAllowedExtension(text, rule.allowed)
        ? undefined
        : { kind: 'file-format', allowed: rule.allowed }
    case 'oneOf':
      return rule.allowed.includes(text) ? undefined : { kind: 'no-match' }
    case 'someOf':
      return areAmong(text.split(CHOICES_SEPARATOR), rule.allowed) ? undefined : { kind: 'no-match' }
    default:
      return refusalOfFormat(rule, text)
  }
}

/** Each of them is allowed, and none is there twice. */
function areAmong(chosen: readonly string[], allowed: readonly string[]): boolean {
  return chosen.every((choice, index) => allowed.includes(choice) && chosen.indexOf(choice) === index)
}

const FORMATS = {
  number: [isNumber, 'not-a-number'],
  email: [isEmail, 'not-an-email'],
  contactNumber: [isIranianMobile, 'not-a-mobile'],
  intlContactNumber: [isIntlPhone, 'not-a-phone'],
  username: [isUsername, 'not-a-username'],
  intlUsername: [isIntlUsername, 'not-an-intl-username'],
  nationalCode: [isNationalCode, 'not-a-national-code'],
  postalCode: [isPostalCode, 'not-a-postal-code'],
} as const

function refusalOfFormat({ rule }: Rule, text: string): FieldRefusal | undefined {
  if (!isFormat(rule)) return undefined
  const [accepts, kind] = FORMATS[rule]
  return accepts(text) ? undefined : { kind }
}

function isFormat(rule: Rule['rule']): rule is keyof typeof FORMATS {
  return Object.hasOwn(FORMATS, rule)
}

function runCheck(name: string, { checks = {} }: FieldContext) {
  const check = Object.hasOwn(checks, name) ? checks[name] : undefined
  if (!check) throw new Error(`The form names the check '${name}', which was not passed in`)
  return check
}

function failed(name: string): FieldRefusal {
  return { kind: 'check-failed', name }
}

function textOf(value: FieldValue): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? value.name : String(value)
}
