import type { Database } from './pool.ts'

/** The queue whose jobs tell people that their comment was answered. */
export const TELL_ANSWERED_QUEUE = 'tell-answered'
export type TellAnswered = { answerId: number }

/** Whom to tell of an answer, in which language, and what they had commented on. */
export type AnsweredPerson = {
  email: string | null
  mobile: string | null
  culture: string
  title: string | null
}

/**
 * Takes the telling of an answer, which is then nobody else's. Null when there is nothing to tell: it was told, it is
 * no longer shown, they answered themselves, or they left no e-mail. The shop's own answers also reach a mobile.
 */
export async function claimAnswered(database: Database, answerId: number): Promise<AnsweredPerson | null> {
  const { rows } = await database.query<AnsweredPerson>({
    name: 'claim-answered',
    text: CLAIM,
    values: [answerId],
  })
  return rows[0] ?? null
}

/** Gives the telling back: the letter has surely not left. */
export async function giveBackAnswered(database: Database, answerId: number): Promise<void> {
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
