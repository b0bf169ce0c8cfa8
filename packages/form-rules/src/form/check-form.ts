import { checkField } from './check-field.ts'
import type { CustomChecks, FieldValue, Form, FormValues } from './field.ts'
import type { FieldRefusal } from './field-refusal.ts'
import { hiddenFields } from './hidden-fields.ts'
import { normaliseValue } from './normalise-value.ts'

export type FormOptions = {
  /** Fields that the page does not show, beside those that the form itself hides. */
  hidden?: readonly string[]
  checks?: CustomChecks
}

export type FieldErrors<Name extends string = string> = Partial<Record<Name, FieldRefusal>>

export type FormOutcome<Name extends string = string> =
  | { ok: true; value: Partial<Record<Name, FieldValue>> }
  | { ok: false; refusal: FieldErrors<Name> }

/**
 * Checks every shown field of a form and answers the normalised values, or one refusal per refused field.
 * A hidden field is skipped by every rule, and its value is not handed on, since it was not checked.
 */
export function checkForm<Described extends Form>(
  form: Described,
  values: FormValues,
  { hidden = [], checks = {} }: FormOptions = {},
): FormOutcome<keyof Described & string> {
  const normalised = normaliseAll(form, values)
  const skipped = new Set([...hidden, ...hiddenFields(form, values)])
  const shown = Object.entries(form).filter(([name]) => !skipped.has(name))
  const outcomes = shown.map(
    ([name, field]) => [name, checkField(field, values[name], { values: normalised, checks })] as const,
  )
  const errors = outcomes.flatMap(([name, outcome]) => (outcome.ok ? [] : [[name, outcome.refusal] as const]))
  if (errors.length > 0)
    return { ok: false, refusal: Object.fromEntries(errors) as FieldErrors<keyof Described & string> }
  const accepted = shown.map(([name]) => [name, normalised[name]])
  return {
    ok: true,
    value: Object.fromEntries(accepted) as Partial<Record<keyof Described & string, FieldValue>>,
  }
}

function normaliseAll(form: Form, values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(form).map(([name, field]) => [name, normaliseValue(field.kind, values[name])]),
  )
}
