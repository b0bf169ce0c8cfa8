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
  'passwords-differ': 'ValidatorPasswordCompare',
  'file-format': 'FileFormatNotSupported',
} as const satisfies Record<FieldRefusal['kind'], string>

type Keys = typeof FIELD_MESSAGE_KEYS
type CountedKey = Keys['too-short' | 'too-long']
type PlainKey = Exclude<Keys[keyof Keys], CountedKey | Keys['not-between']>

/** What is needed to say the refusals of fields; the `say` of the messages package is one. */
export type FieldMessageSay = {
  (key: PlainKey): string
  (key: CountedKey, parameters: { count: number }): string
  (key: Keys['not-between'], parameters: { min: number; max: number }): string
}

/** Says why a field is refused, in the words of the shop. */
export function sayFieldRefusal(refusal: FieldRefusal, say: FieldMessageSay): string {
  if (refusal.kind === 'too-short' || refusal.kind === 'too-long') {
    return say(FIELD_MESSAGE_KEYS[refusal.kind], { count: refusal.count })
  }
  if (refusal.kind === 'not-between') {
    return say(FIELD_MESSAGE_KEYS[refusal.kind], { min: refusal.min, max: refusal.max })
  }
  return say(FIELD_MESSAGE_KEYS[refusal.kind])
}
