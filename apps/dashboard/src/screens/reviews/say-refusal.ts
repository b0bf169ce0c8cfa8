import { reviewTexts } from '@rasteh/messages/dashboard'

const { refusals } = reviewTexts
const known: Record<string, string> = refusals

/** A refusal as people read it; one that is not known is a failure. */
export function sayRefusal(refusal: { kind: string; fields?: unknown }): string {
  const { kind, fields } = refusal
  const text = known[kind] ?? refusals.failed
  return Array.isArray(fields) ? text.replace('{fields}', () => fields.join('، ')) : text
}
