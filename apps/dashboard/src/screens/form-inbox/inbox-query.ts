import { isSubmissionState, type SubmissionState } from '@rasteh/shop-core/forms'

export type InboxFilter = { formId: number | null; state: SubmissionState | null; cursor: number | null }
type Params = Record<string, string | string[] | undefined>

export const INBOX_URL = '/dashboard/form-inbox'

/** What the URL asks for; what it cannot mean is as if it were not there. */
export function toInboxFilter({ form, state, before }: Params): InboxFilter {
  return {
    formId: toId(form, FORM_ID),
    state: isSubmissionState(state) ? state : null,
    cursor: toId(before, SUBMISSION_ID),
  }
}

/** The URL of a page of the list. */
export function toInboxUrl({ formId, state, cursor }: InboxFilter): string {
  const query = new URLSearchParams({
    ...(formId ? { form: String(formId) } : {}),
    ...(state ? { state } : {}),
    ...(cursor ? { before: String(cursor) } : {}),
  })
  return `${INBOX_URL}${query.size > 0 ? `?${query}` : ''}`
}

export const submissionUrl = (id: number) => `/dashboard/form-submission?id=${id}`
export const exportUrl = (formId: number) => `/cms-api/form-inbox/export?form=${formId}`

/** The id that a URL or a call names. */
export const toSubmissionId = (value: unknown) => toId(value, SUBMISSION_ID)
export const toFormId = (value: unknown) => toId(value, FORM_ID)

const FORM_ID = /^[1-9]\d{0,8}$/
const SUBMISSION_ID = /^[1-9]\d{0,14}$/

function toId(value: unknown, pattern: RegExp): number | null {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && pattern.test(text) ? Number(text) : null
}
