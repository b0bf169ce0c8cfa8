import { loadCommentContact } from '@rasteh/shop-store/reads/answer-contacts'
import type { UIFieldServerProps } from 'payload'
import { isEditor } from '../../access/is-editor.ts'
import { readDatabase } from '../../database/read-database.ts'
import { AnswerWay } from '../answers/answer-way.tsx'
import { StaffAnswer } from './staff-answer.tsx'

/** The shop's answer on a comment's form, with who will be told of it. */
export async function StaffAnswerField({ id, req }: UIFieldServerProps) {
  if (id === undefined || !isEditor({ req })) return null
  const contact = await loadCommentContact(readDatabase(), Number(id))
  return <StaffAnswer>{contact && <AnswerWay contact={contact} />}</StaffAnswer>
}
