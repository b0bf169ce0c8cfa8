import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'

/** One field of a document as it was and as it is; without both where neither may be shown. */
export type FieldChange = { field: string; before?: unknown; after?: unknown }

type Document = Readonly<Record<string, unknown>>

/** What opens something, what goes with every save or sign-in, and what follows from other fields: none of it is recorded. */
const UNTOLD =
  /^(id|createdAt|updatedAt|collection|globalType|_strategy|password|hash|salt|sessions|loginAttempts|lockUntil|_verified|_verificationToken|resetPassword\w*|apiKey\w*|shownName|variantTitle)$/
const LONGEST_TEXT = 200

/** What differs between two states of a document, field by field, fit for a log that is never cleared. */
export function diffDocuments(before: Document, after: Document): FieldChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return fields
    .filter((field) => !UNTOLD.test(field) && !isSame(before[field], after[field]))
    .map((field) => ({ field, before: recorded(before[field]), after: recorded(after[field]) }))
}

const isSame = (before: unknown, after: unknown) => isDeepStrictEqual(plain(before), plain(after))

/** A related document is recorded by its id alone, however deep the platform has read it; nothing and null are the same. */
function plain(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object') return value
  const record = value as Document
  if ('id' in record && 'updatedAt' in record) return record.id
  const kept = Object.entries(record).filter(([key, one]) => key !== 'id' && one !== undefined)
  return Object.fromEntries(kept.map(([key, one]) => [key, plain(one)]))
}

/** A long text is recorded by its beginning and its digest: two of them still differ. */
function recorded(value: unknown): unknown {
  const shown = plain(value)
  const text = typeof shown === 'string' ? shown : JSON.stringify(shown)
  if (text === undefined || text.length <= LONGEST_TEXT) return shown
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 12)
  return `${text.slice(0, LONGEST_TEXT)}… (${digest})`
}
