import type { FileHandle } from 'node:fs/promises'
import type { FieldValue } from '@rasteh/form-rules/form'
import { isEmail } from '@rasteh/form-rules/rules'
import { toIranianMobile } from '@rasteh/persian-text/mobile'
import type { FileRefusal } from '@rasteh/shop-core/files'
import { accept, type Outcome } from '@rasteh/shop-core/outcome'
import { type NewFeedback, saveFeedback } from '@rasteh/shop-store/feedback'
import type { FastifyInstance } from 'fastify'
import { toShownFileName } from './shown-file-name.ts'

type Checked = Partial<Record<'name' | 'contact' | 'subject' | 'text' | 'attachment', FieldValue>>

export type FeedbackToKeep = {
  values: Checked
  sender: Pick<NewFeedback, 'customerId' | 'culture'>
  file: { name: string; file: FileHandle } | null
}

/** The field under which the pictures of messages are kept. */
const FILE_FIELD = 'feedback'

/** Puts a checked message into the inbox. Its picture is made anew and sealed first: a bad one stops the message. */
export async function keepFeedback(
  app: FastifyInstance,
  { values, sender, file }: FeedbackToKeep,
): Promise<Outcome<number, FileRefusal>> {
  const kept =
    file && (await app.privateFiles.keep({ customerId: null, formFieldId: FILE_FIELD, file: file.file }))
  if (kept && !kept.ok) return kept
  const contact = String(values.contact ?? '')
  const id = await saveFeedback(app.database, {
    kind: 'feedback',
    ...sender,
    name: String(values.name),
    mobile: toIranianMobile(contact) ?? null,
    email: isEmail(contact) ? contact : null,
    subject: String(values.subject),
    text: String(values.text),
    attachment: file && kept?.ok ? { id: kept.value.fileId, name: toShownFileName(file.name) } : null,
  })
  return accept(id)
}
