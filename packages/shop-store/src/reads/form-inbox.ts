import { type KeptAnswer, SUBMISSION_STATES, type SubmissionState } from '@rasteh/shop-core/forms'
import type { Database } from '../platform/pool.ts'

export type Submission = {
  id: number
  formId: number
  formTitle: string
  state: SubmissionState
  answers: KeptAnswer[]
  customerId: number | null
  note: string | null
  createdAt: Date
  changedAt: Date
}

export type InboxQuery = {
  formId: number | null
  state: SubmissionState | null
  /** The id of the last one of the page before. */
  cursor: number | null
  limit: number
}

export type InboxPage = { submissions: Submission[]; nextCursor: number | null }

const COLUMNS = `id, form_id as "formId", form_title as "formTitle", state, answers, customer_id as "customerId", note,
  created_at as "createdAt", changed_at as "changedAt"`

/** One page of what was sent, the newest first. Each filter has a statement of its own, and an index. */
export async function loadInbox(database: Database, query: InboxQuery): Promise<InboxPage> {
  const { formId, state, cursor, limit } = query
  const asked = filtersOf(formId, state)
  const { rows } = await database.query<Submission>({
    name: `form-inbox${formId === null ? '' : '-form'}${state === null ? '' : '-state'}`,
    text: `select ${COLUMNS} from shop.form_submissions
      where ${asked.join(' and ')} and ($3::bigint is null or id < $3) order by id desc limit $4`,
    values: [formId, state, cursor, limit + 1],
  })
  const submissions = rows.slice(0, limit)
  return { submissions, nextCursor: rows.length > limit ? (submissions.at(-1)?.id ?? null) : null }
}

function filtersOf(formId: number | null, state: SubmissionState | null): string[] {
  return [
    formId === null ? '$1::int is null' : 'form_id = $1::int',
    state === null ? '$2::text is null' : 'state = $2::text',
  ]
}

export async function loadSubmission(database: Database, id: number): Promise<Submission | null> {
  const { rows } = await database.query<Submission>({
    name: 'form-submission',
    text: `select ${COLUMNS} from shop.form_submissions where id = $1`,
    values: [id],
  })
  return rows[0] ?? null
}

/** A form of the inbox's filter, with how many of its own wait to be looked at. */
export type InboxForm = { id: number; title: string; waiting: number }

/** Every form, and those that are gone but left something behind. */
export async function loadInboxForms(database: Database): Promise<InboxForm[]> {
  const { rows } = await database.query<InboxForm>({
    name: 'inbox-forms',
    text: `with waiting as (
        select form_id, count(*)::int as count from shop.form_submissions where state = $1 group by form_id
      ), known as (
        select f.id, l.title from public.forms f
        join public.forms_locales l on l._parent_id = f.id and l._locale = 'fa' where f.deleted_at is null
        union all
        select s.form_id, max(s.form_title) from shop.form_submissions s
        where not exists (select from public.forms f where f.id = s.form_id and f.deleted_at is null) group by s.form_id
      )
      select known.id, known.title, coalesce(waiting.count, 0) as waiting
      from known left join waiting on waiting.form_id = known.id order by known.id`,
    values: [SUBMISSION_STATES[0]],
  })
  return rows
}
