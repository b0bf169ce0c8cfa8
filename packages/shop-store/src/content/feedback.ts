import type { Database } from '../platform/pool.ts'

/** What a visitor wrote to the shop. What was not given is null. */
export type NewFeedback = {
  kind: 'feedback' | 'special-order'
  name: string
  mobile: string | null
  email: string | null
  subject: string
  text: string
  attachment: { id: string; name: string } | null
  customerId: number | null
  culture: 'fa-IR' | 'en-US'
}

/** Puts a message into the managers' inbox and answers its id. */
export async function saveFeedback(database: Database, message: NewFeedback): Promise<number> {
  const { rows } = await database.query<{ id: number }>({
    name: 'save-feedback',
    text: `insert into public.feedback
        (kind, name, mobile, email, subject, text, attachment_id, attachment_name, customer_id, culture)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    values: [
      message.kind,
      message.name,
      message.mobile,
      message.email,
      message.subject,
      message.text,
      message.attachment?.id ?? null,
      message.attachment?.name ?? null,
      message.customerId,
      message.culture,
    ],
  })
  return rows[0]?.id ?? 0
}

export type FeedbackAnswer = {
  email: string | null
  mobile: string | null
  name: string
  subject: string
  text: string
  answer: string
  culture: string
}

/** An answered message whose writer can be reached; null when there is nothing to send. */
export async function loadFeedbackAnswer(database: Database, id: number): Promise<FeedbackAnswer | null> {
  const { rows } = await database.query<FeedbackAnswer>({
    name: 'feedback-answer',
    text: `select email, mobile, coalesce(name, '') as name, coalesce(subject, '') as subject, text, answer, culture::text
      from public.feedback where id = $1 and coalesce(email, mobile) is not null and btrim(coalesce(answer, '')) <> '' and deleted_at is null`,
    values: [id],
  })
  return rows[0] ?? null
}
