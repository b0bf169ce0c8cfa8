import type { KeptAnswer } from '@rasteh/shop-core/forms'
import type { Database } from '../platform/pool.ts'

/** The job that notifies the shop of a sent form; only its number travels. */
export const NOTIFY_FORM_QUEUE = 'notify-form'
export type NotifyForm = { submissionId: number }

export type NewSubmission = {
  formId: number
  formTitle: string
  /** Of the press that sent it. */
  idempotencyKey: string
  answers: readonly KeptAnswer[]
  customerId: number | null
  culture: 'fa-IR' | 'en-US'
  /** Whether somebody is to be notified. */
  isAnnounced: boolean
}

/** Says whether this press has already been saved. */
export async function hasSubmission(
  database: Database,
  { formId, idempotencyKey }: Pick<NewSubmission, 'formId' | 'idempotencyKey'>,
): Promise<boolean> {
  const { rowCount } = await database.query({
    name: 'has-form-submission',
    text: 'select from shop.form_submissions where form_id = $1 and key = $2',
    values: [formId, idempotencyKey],
  })
  return rowCount === 1
}

/** Puts a sent form into the managers' inbox, once a press. False: it was there already. */
export async function saveSubmission(database: Database, sent: NewSubmission): Promise<boolean> {
  const fileIds = sent.answers.flatMap(({ fileId }) => (fileId ? [fileId] : []))
  const { rowCount } = await database.query({
    name: 'save-form-submission',
    text: `with saved as (
        insert into shop.form_submissions (form_id, form_title, key, answers, file_ids, customer_id, culture)
        values ($1, $2, $3, $4, $5, $6, $7) on conflict (form_id, key) do nothing returning id
      ), job as materialized (
        select shop.enqueue($9, jsonb_build_object('submissionId', id)) from saved where $8::boolean
      )
      select saved.id from saved left join job on true`,
    values: [
      sent.formId,
      sent.formTitle,
      sent.idempotencyKey,
      JSON.stringify(sent.answers),
      fileIds,
      sent.customerId,
      sent.culture,
      sent.isAnnounced,
      NOTIFY_FORM_QUEUE,
    ],
  })
  return rowCount === 1
}

/** Whom to notify of a sent form: what was said in it is not among this, and is read in the dashboard alone. */
export type SubmissionNotice = { formTitle: string; email: string | null; mobile: string | null }

/** Takes the one notice of a sent form; null when it was taken, or when the form notifies no one any more. */
export async function claimSubmissionNotice(
  database: Database,
  id: number,
): Promise<SubmissionNotice | null> {
  const { rows } = await database.query<SubmissionNotice>({
    name: 'claim-form-notice',
    text: `update shop.form_submissions s set notified_at = now() from public.forms f
      where s.id = $1 and s.notified_at is null and f.id = s.form_id and coalesce(f.notify_email, f.notify_mobile) is not null
      returning s.form_title as "formTitle", f.notify_email as email, f.notify_mobile as mobile`,
    values: [id],
  })
  return rows[0] ?? null
}

/** Gives back a notice that surely has not left. */
export async function releaseSubmissionNotice(database: Database, id: number): Promise<void> {
  await database.query({
    name: 'release-form-notice',
    text: 'update shop.form_submissions set notified_at = null where id = $1',
    values: [id],
  })
}
