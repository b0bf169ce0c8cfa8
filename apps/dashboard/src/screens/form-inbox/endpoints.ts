import { isSubmissionState, nextSubmissionStates, SUBMISSION_NOTE_MAX } from '@rasteh/shop-core/forms'
import { toCsv } from '@rasteh/shop-core/import-export'
import { refuse } from '@rasteh/shop-core/outcome'
import { loadInbox } from '@rasteh/shop-store/reads/form-inbox'
import type { Endpoint } from 'payload'
import { isManager } from '#access/is-manager.ts'
import { callShopFunction } from '#database/call-shop-function.ts'
import { readDatabase } from '#database/read-database.ts'
import { answerFile } from '#endpoints/answer-file.ts'
import { managerEndpoint } from '#endpoints/staff-endpoint.ts'
import { withFresh } from '#screens/fresh-authentication/public.ts'
import { toExportRows } from './export-rows.ts'
import { toFormId, toSubmissionId } from './inbox-query.ts'

const ROWS_MAX = 10_000

/** The state and the note of a sent form, against those that the screen showed. */
const move = managerEndpoint('/form-inbox/move', async ({ req, staffId, body }) => {
  const sent = toMove(body)
  if (!sent) return null
  const values = [sent.id, sent.was, sent.state, sent.wasNote, sent.note, staffId]
  const answer = await callShopFunction<'done' | 'moved' | 'not-found'>(req, 'move_form_submission', values)
  if (answer === 'done') return { ok: true }
  return refuse({ kind: answer === 'moved' ? 'moved-meanwhile' : 'not-found' })
})

const remove = managerEndpoint('/form-inbox/remove', async ({ req, staffId, body }) => {
  const id = toSubmissionId((body as { id?: unknown } | null)?.id)
  if (id === null) return null
  const isGone = await callShopFunction<boolean>(req, 'remove_form_submission', [id, staffId])
  return isGone ? { ok: true } : refuse({ kind: 'not-found' })
})

/** What was sent by one form as a sheet, for a person who has just shown who they are: it holds people's names and numbers. */
const exportForm: Endpoint = withFresh({
  path: '/form-inbox/export',
  method: 'get',
  async handler(req) {
    if (!isManager({ req })) return Response.json({ errors: [] }, { status: 403 })
    const formId = toFormId(req.searchParams.get('form'))
    if (formId === null) return Response.json({ errors: [] }, { status: 422 })
    const query = { formId, state: null, cursor: null, limit: ROWS_MAX }
    const { submissions } = await loadInbox(readDatabase(), query)
    const csv = toCsv(toExportRows(submissions))
    return answerFile('csv', `rasteh-form-${formId}`, new TextEncoder().encode(csv))
  },
})

export const formInboxEndpoints: Endpoint[] = [move, remove, exportForm]

function toMove(body: unknown) {
  const { id, was, state, wasNote, note } = (body ?? {}) as Record<string, unknown>
  const submissionId = toSubmissionId(id)
  if (submissionId === null || !isSubmissionState(was) || !isSubmissionState(state)) return null
  if (!isNote(note) || !isNote(wasNote)) return null
  if (state !== was && !nextSubmissionStates(was).includes(state)) return null
  return { id: submissionId, was, state, wasNote, note }
}

const isNote = (note: unknown): note is string =>
  typeof note === 'string' && note.length <= SUBMISSION_NOTE_MAX && !note.includes('\0')
