import { sql } from '@payloadcms/db-postgres'
import { MAIL_ANSWER_QUEUE } from '@rasteh/contracts/feedback'
import type { CollectionAfterChangeHook } from 'payload'
import { databaseOfSave } from '#database/adapter.ts'

/** Has a new answer sent, by a job of the same transaction: a save that is undone sends nothing. */
export const sendAnswer: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const isNew = Boolean(doc.answer) && doc.answer !== previousDoc?.answer
  if (!isNew || !(doc.email || doc.mobile)) return
  const database = await databaseOfSave(req)
  await database.execute(
    sql`select shop.enqueue(${MAIL_ANSWER_QUEUE}, jsonb_build_object('feedbackId', ${doc.id}::int))`,
  )
}
