export { checkField, type FieldContext } from './form/check-field.ts'
export { checkForm, type FieldErrors, type FormOptions, type FormOutcome } from './form/check-form.ts'
export {
  CHOICES_SEPARATOR,
  type CustomCheck,
  type CustomChecks,
  defineForm,
  type Field,
  type FieldKind,
  type FieldValue,
  type Form,
  type FormValues,
  type Rule,
} from './form/field.ts'
export type { FieldRefusal } from './form/field-refusal.ts'
export { hiddenFields } from './form/hidden-fields.ts'
export { normaliseText } from './form/normalise-value.ts'
