export {
  BUILT_KINDS,
  type BuiltField,
  type BuiltKind,
  CONSENT_GIVEN,
  FILE_KINDS,
  type FileKind,
  FORM_FIELDS_MAX,
  FORM_FILES_MAX,
} from './built-form/built-field.ts'
export { type Answer, checkBuiltForm } from './built-form/check-built-form.ts'
export { readBuiltFields } from './built-form/read-built-fields.ts'
export { type BuiltFormFacts, datePartNames, toForm } from './built-form/to-form.ts'
export { type FormStep, toSteps } from './built-form/to-steps.ts'
