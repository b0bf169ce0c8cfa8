import { toIranianMobile } from '@rasteh/persian-text/mobile'
import { checkForm, type FieldErrors } from '../form/check-form.ts'
import { CHOICES_SEPARATOR, type FormValues } from '../form/field.ts'
import { toDay } from '../rules/is-date.ts'
import type { BuiltField, BuiltKind } from './built-field.ts'
import { type BuiltFormFacts, datePartNames, toForm } from './to-form.ts'

/** What was said in a field, with its label as the visitor read it: a later change of the form changes nothing here. */
export type Answer = {
  readonly id: string
  readonly kind: BuiltKind
  readonly label: string
  /** Of several choices a list, of a day YYYY-MM-DD in the Gregorian calendar, of a file the name that its sender gave it. */
  readonly value: string | readonly string[]
}

type CheckedOutcome = { ok: true; value: Answer[] } | { ok: false; refusal: FieldErrors }

/**
 * Checks a sent form as its page did. What was left empty, what a condition hides and what the form does not ask for is in no
 * answer.
 */
export function checkBuiltForm(
  fields: readonly BuiltField[],
  values: FormValues,
  facts: BuiltFormFacts,
): CheckedOutcome {
  const outcome = checkForm(toForm(fields, facts), values)
  if (!outcome.ok) return outcome
  const text = (name: string) => textOf(outcome.value[name])
  const answers = fields.map(({ id, kind, label }) => {
    return { id, kind, label, value: toAnswer(kind, id, { text, facts }) }
  })
  return { ok: true, value: answers.filter(({ value }) => value.length > 0) }
}

type Said = { text: (name: string) => string; facts: BuiltFormFacts }

function toAnswer(kind: BuiltKind, id: string, { text, facts }: Said): Answer['value'] {
  const said = text(id)
  if (kind === 'mobile') return toIranianMobile(said) ?? ''
  if (kind === 'choices') return said === '' ? [] : said.split(CHOICES_SEPARATOR)
  if (kind !== 'date') return said
  const { month, year } = datePartNames(id)
  return toDay({ day: said, month: text(month), year: text(year) }, facts.calendar) ?? ''
}

function textOf(value: FormValues[string]): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? value.name : String(value)
}
