import { loadFeedbackContact } from '@rasteh/shop-store/reads/answer-contacts'
import type { UIFieldServerProps } from 'payload'
import { isEditor } from '#access/is-editor.ts'
import { AnswerMethod } from '#components/answer-method.tsx'
import { readDatabase } from '#database/read-database.ts'

/** Above the answer to a message: where it will go. */
export async function FeedbackAnswerMethod({ id, req }: UIFieldServerProps) {
  if (id === undefined || !isEditor({ req })) return null
  const contact = await loadFeedbackContact(readDatabase(), Number(id))
  return contact && <AnswerMethod contact={contact} />
}
