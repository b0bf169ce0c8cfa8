import type { FieldRefusal } from '../form/field-refusal.ts'

/** The key of the translated message that says each refusal. */
export const FIELD_MESSAGE_KEYS = {
  required: 'ValidatorRequired',
  'no-file': 'NoFileIsSelected',
  'too-short': 'ValidatorMinLength',
  'too-long': 'ValidatorMaxLength',
  'not-a-number': 'ValidatorNumber',
  'not-an-email': 'ValidatorEmail',
  'no-match': 'ValidatorInvalid',
  'check-failed': 'ValidatorInvalid',
  'not-between': 'ValidatorBetween',
  'not-the-same': 'ValidatorCompare',
  'not-a-mobile': 'ValidatorMobile',
  'not-a-phone': 'ValidatorPhone',
  'not-a-username': 'ValidatorUsername',
  'not-an-intl-username': 'ValidatorIntlUsername',
  'not-a-national-code': 'ValidatorNationalCode',
  'not-a-postal-code': 'ValidatorPostalCode',
  'not-a-date': 'ValidatorDate',
  'passwords-differ': 'ValidatorPasswordCompare',
  'too-common': 'AccountPasswordCommon',
  'file-format': 'FileFormatNotSupported',
  'file-too-large': 'UploadTooLarge',
} as const satisfies Record<FieldRefusal['kind'], string>

type Keys = typeof FIELD_MESSAGE_KEYS
type CountedKey = Keys['too-short' | 'too-long']
type PlainKey = Exclude<Keys[keyof Keys], CountedKey | Keys['not-between' | 'file-too-large']>

/** The message of a refused field, for the `say.message` of the messages package. */
export type FieldMessage =
  | { key: PlainKey }
  | { key: CountedKey; parameters: { count: number } }
  | { key: Keys['not-between']; parameters: { min: number; max: number } }
  | { key: Keys['file-too-large']; parameters: { size: number } }

/** Picks the message that says why a field is refused. */
export function toFieldMessage(refusal: FieldRefusal): FieldMessage {
  if (refusal.kind === 'too-short' || refusal.kind === 'too-long') {
    return { key: FIELD_MESSAGE_KEYS[refusal.kind], parameters: { count: refusal.count } }
  }
  if (refusal.kind === 'not-between') {
    return { key: FIELD_MESSAGE_KEYS[refusal.kind], parameters: { min: refusal.min, max: refusal.max } }
  }
  if (refusal.kind === 'file-too-large') {
    return { key: FIELD_MESSAGE_KEYS[refusal.kind], parameters: { size: refusal.maxMb } }
  }
  return { key: FIELD_MESSAGE_KEYS[refusal.kind] }
}
