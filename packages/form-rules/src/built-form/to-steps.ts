import type { BuiltField } from './built-field.ts'

/** Fields that are filled in together, before those of the next step are seen. */
export type FormStep = { readonly title: string; readonly fields: readonly BuiltField[] }

/** The steps of a form; one whose manager began none has a single step without a title. */
export function toSteps(fields: readonly BuiltField[]): FormStep[] {
  const starts = fields.flatMap(({ step }, at) => (at === 0 || step !== '' ? [at] : []))
  return starts.map((start, index) => ({
    title: fields[start]?.step ?? '',
    fields: fields.slice(start, starts[index + 1]),
  }))
}
