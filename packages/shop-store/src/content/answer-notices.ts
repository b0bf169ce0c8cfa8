import type { Database } from '../platform/pool.ts'

type AnswerChannel = 'mail' | 'sms'
/** What was answered: a message of the inbox, or a comment by the comment that answers it. */
type Answered = { feedbackId: number } | { commentId: number }

/** Claims the sending of an answer for this caller; null when it was sent or another caller has claimed it. */
export async function claimAnswer(
  database: Database,
  answered: Answered & { digest: string; channel: AnswerChannel },
): Promise<number | null> {
  const { rows } = await database.query<{ id: number }>({
    name: 'claim-answer',
    text: `insert into shop.answer_notices (feedback_id, comment_id, digest, way) values ($1, $2, $3, $4)
      on conflict do nothing returning id`,
    values: [
      'feedbackId' in answered ? answered.feedbackId : null,
      'commentId' in answered ? answered.commentId : null,
      answered.digest,
      answered.channel,
    ],
  })
  return rows[0]?.id ?? null
}

/** Stores the outcome. */
export async function noteAnswer(database: Database, id: number, state: 'sent' | 'failed'): Promise<void> {
  await database.query({
    name: 'note-answer',
    text: 'update shop.answer_notices set state = $2, noted_at = now() where id = $1',
    values: [id, state],
  })
}

/** Releases the claim: the answer was certainly not sent. */
export async function giveBackAnswer(database: Database, id: number): Promise<void> {
  await database.query({
    name: 'give-back-answer',
    text: 'delete from shop.answer_notices where id = $1',
    values: [id],
  })
}
