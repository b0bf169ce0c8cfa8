import type { Form, FormValues } from './field.ts'
import { normaliseValue } from './normalise-value.ts'

/** The names of the fields that the values of other fields hide. */
export function hiddenFields(form: Form, values: FormValues): string[] {
  return Object.keys(form).filter((name) => {
    const condition = form[name]?.hiddenWhen
    if (!condition) return false
    const kind = form[condition.field]?.kind ?? 'text'
    return condition.isOneOf.includes(String(normaliseValue(kind, values[condition.field])))
  })
}
