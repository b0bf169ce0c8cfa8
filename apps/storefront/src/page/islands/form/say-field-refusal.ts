import { toFieldMessage } from '@rasteh/form-rules/defaults'
import type { FieldRefusal } from '@rasteh/form-rules/form'
import { sayMessage } from '../message.ts'
import type { PageSay } from '../page-settings.tsx'

/** Says why a field is refused, in the shop's own words. */
export function sayFieldRefusal(say: PageSay): (refusal: FieldRefusal) => string {
  return (refusal) => sayMessage(say, toFieldMessage(refusal))
}
