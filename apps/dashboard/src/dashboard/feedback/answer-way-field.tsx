import { loadFeedbackContact } from '@rasteh/shop-store/reads/answer-contacts'
import type { UIFieldServerProps } from 'payload'
import { isEditor } from '../../access/is-editor.ts'
import { readDatabase } from '../../database/read-database.ts'
import { AnswerWay } from '../answers/answer-way.tsx'

/** Above the answer to a message: where it will go. */
export async function FeedbackAnswerWay({ id, req }: UIFieldServerProps) {
  if (id === undefined || !isEditor({ req })) return null
  const contact = await loadFeedbackContact(readDatabase(), Number(id))
  return contact && <AnswerWay contact={contact} />
}
