import type { FileHandle } from 'node:fs/promises'
import type { BuiltField } from '@rasteh/form-rules/built-form'
import type { KeptForm } from '@rasteh/shop-store/reads/forms'

export type OpenForm = Omit<KeptForm, 'fields'> & { fields: readonly BuiltField[] }

/** A file as it came; one that was cut off for its size is marked. The route closes it. */
export type ReceivedFile = { name: string; file: FileHandle; isTooLarge: boolean }

/** What came of a form, by the names of its fields. */
export type ReceivedForm = {
  idempotencyKey: string
  texts: ReadonlyMap<string, string>
  files: ReadonlyMap<string, ReceivedFile>
  captcha: string
  honeypot: string
}
