import type { Database } from '../platform/pool.ts'

/** Where an answer goes, and what became of the last one. */
export type AnswerContact = {
  email: string | null
  mobile: string | null
  channel: 'mail' | 'sms' | null
  state: 'sending' | 'sent' | 'failed' | null
  notedAt: Date | null
}

/** The person who wrote a message of the inbox. */
export async function loadFeedbackContact(database: Database, id: number): Promise<AnswerContact | null> {
  const { rows } = await database.query<AnswerContact>({
    name: 'feedback-contact',
    text: `select f.email, f.mobile, n.way as channel, n.state, n.noted_at as "notedAt" from public.feedback f
      left join lateral (select way, state, noted_at from shop.answer_notices
        where feedback_id = f.id order by id desc limit 1) n on true
      where f.id = $1`,
    values: [id],
  })
  return rows[0] ?? null
}

/** The person who wrote a comment; guests leave an email or nothing, customers have the mobile they sign in with. */
export async function loadCommentContact(database: Database, id: number): Promise<AnswerContact | null> {
  const { rows } = await database.query<AnswerContact>({
    name: 'comment-contact',
    text: `select coalesce(c.email, p.email) as email, p.username as mobile, n.way as channel, n.state, n.noted_at as "notedAt"
      from public.comments c left join public.customers p on p.id = c.customer_id
      left join lateral (select o.way, o.state, o.noted_at from public.comments a
        join shop.answer_notices o on o.comment_id = a.id
        where a.parent_id = c.id and a.by_staff order by o.id desc limit 1) n on true
      where c.id = $1`,
    values: [id],
  })
  return rows[0] ?? null
}
