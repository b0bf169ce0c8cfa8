import { CHOICES_SEPARATOR, type Form, type FormValues } from './field.ts'
import { normaliseValue } from './normalise-value.ts'

/** The names of the fields that the values of other fields hide. */
export function hiddenFields(form: Form, values: FormValues): string[] {
  const hidden = new Set<string>()
  for (const [name, { hiddenWhen, shownWhen }] of Object.entries(form)) {
    if (hiddenWhen?.isOneOf.includes(textOf(form, values, hiddenWhen.field))) hidden.add(name)
    // What is hidden has no value that could show another.
    if (shownWhen && (hidden.has(shownWhen.field) || !hasOneOf(form, values, shownWhen))) hidden.add(name)
  }
  return [...hidden]
}

function textOf(form: Form, values: FormValues, field: string): string {
  return String(normaliseValue(form[field]?.kind ?? 'text', values[field]))
}

type Condition = { readonly field: string; readonly isOneOf: readonly string[] }

/** Of a field that takes several choices, one of them is enough. */
function hasOneOf(form: Form, values: FormValues, { field, isOneOf }: Condition): boolean {
  return textOf(form, values, field)
    .split(CHOICES_SEPARATOR)
    .some((value) => isOneOf.includes(value))
}
