import { isKeyAllowed, type KeyFilter, toAllowedText } from '@rasteh/form-rules/keys'
import type { KeyGuard } from '@rasteh/ui/text-field'

/** The keys that a field of this kind lets in; a field without a kind lets in all. */
export function guardOf(filter: KeyFilter | undefined): KeyGuard | undefined {
  if (!filter) return undefined
  return {
    lets: (press) => isKeyAllowed(filter, press),
    keep: (text) => toAllowedText(filter, text),
  }
}
