export { DEFAULT_MESSAGES, defaultMessageOf } from './defaults/default-messages.ts'
export { FIELD_MESSAGE_KEYS, type FieldMessage, toFieldMessage } from './defaults/field-messages.ts'
export { VALIDATOR_THOUSANDS_SEPARATOR } from './defaults/thousands-separator.ts'
