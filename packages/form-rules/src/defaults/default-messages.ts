import type { FieldRefusal } from '../form/field-refusal.ts'

/** What the validator says where no translated message is at hand; the wording is fixed by the specification. */
export const DEFAULT_MESSAGES = {
  required: 'This field is required.',
  mobile: 'Please enter a valid mobile',
  email: 'Please enter a valid email address.',
  invalid: 'Invalid data.',
  number: 'Please enter a valid number.',
  maxlen: 'Please enter no more than {count} characters.',
  minlen: 'Please enter at least {count} characters.',
  compare: 'Please enter the same value again.',
  username: 'Please enter a valid email or mobile',
} as const

const DEFAULT_OF_KIND = {
  required: 'required',
  'no-file': 'required',
  'too-short': 'minlen',
  'too-long': 'maxlen',
  'not-a-number': 'number',
  'not-an-email': 'email',
  'no-match': 'invalid',
  'check-failed': 'invalid',
  'not-between': 'invalid',
  'not-the-same': 'compare',
  'not-a-mobile': 'mobile',
  'not-a-phone': 'mobile',
  'not-a-username': 'username',
  'not-an-intl-username': 'username',
  'not-a-national-code': 'invalid',
  'not-a-postal-code': 'invalid',
  'not-a-date': 'invalid',
  'passwords-differ': 'compare',
  'too-common': 'invalid',
  'file-format': 'invalid',
  'file-too-large': 'invalid',
} as const satisfies Record<FieldRefusal['kind'], keyof typeof DEFAULT_MESSAGES>

/** The default message of a refusal, with its count in place. */
export function defaultMessageOf(refusal: FieldRefusal): string {
  const message = DEFAULT_MESSAGES[DEFAULT_OF_KIND[refusal.kind]]
  return 'count' in refusal ? message.replace('{count}', String(refusal.count)) : message
}
