import { loadCommentContact } from '@rasteh/shop-store/reads/answer-contacts'
import type { UIFieldServerProps } from 'payload'
import { isEditor } from '#access/is-editor.ts'
import { AnswerMethod } from '#components/answer-method.tsx'
import { readDatabase } from '#database/read-database.ts'
import { StaffAnswer } from './staff-answer.tsx'

/** The shop's answer on a comment's form, with who will be notified of it. */
export async function StaffAnswerField({ id, req }: UIFieldServerProps) {
  if (id === undefined || !isEditor({ req })) return null
  const contact = await loadCommentContact(readDatabase(), Number(id))
  return <StaffAnswer>{contact && <AnswerMethod contact={contact} />}</StaffAnswer>
}
