import type { Database } from '../platform/pool.ts'

/** The queue whose jobs notify people that their comment was answered. */
export const NOTIFY_ANSWERED_QUEUE = 'tell-answered'
export type NotifyAnswered = { answerId: number }

/** The person to notify of an answer, the language, and what they had commented on. */
export type AnsweredPerson = {
  email: string | null
  mobile: string | null
  culture: string
  title: string | null
}

/**
 * Claims the notification of an answer. Null when there is nothing to send: it was sent, the answer is no longer shown,
 * they answered themselves, or they left no email. The shop's own answers are also sent to a mobile.
 */
export async function claimAnswerNotification(
  database: Database,
  answerId: number,
): Promise<AnsweredPerson | null> {
  const { rows } = await database.query<AnsweredPerson>({
    name: 'claim-answered',
    text: CLAIM,
    values: [answerId],
  })
  return rows[0] ?? null
}

/** Releases the claim: the email was certainly not sent. */
export async function releaseAnswerNotification(database: Database, answerId: number): Promise<void> {
  await database.query({
    name: 'give-back-answered',
    text: 'update shop.comment_places set told_at = null where comment_id = $1',
    values: [answerId],
  })
}

const CLAIM = `
  with claimed as (
    update shop.comment_places set told_at = now()
    where comment_id = $1 and is_shown and told_at is null returning comment_id
  )
  select coalesce(asked.email, person.email) as email,
    case when answer.by_staff then person.username end as mobile, asked.culture::text as culture,
    (select t.title from public.products_locales t where asked.section_type = 'product'
      and t._parent_id = asked.section_id and t._locale = left(asked.culture::text, 2)::public._locales) as title
  from claimed join public.comments answer on answer.id = claimed.comment_id
  join public.comments asked on asked.id = answer.parent_id
  left join public.customers person on person.id = asked.customer_id
  where coalesce(asked.email, person.email, case when answer.by_staff then person.username end) is not null
    and (asked.customer_id is null or asked.customer_id is distinct from answer.customer_id)`
