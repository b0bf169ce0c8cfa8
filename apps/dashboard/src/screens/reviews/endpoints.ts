import { refuse } from '@rasteh/shop-core/outcome'
import { presentState, REVIEW_NOTE_MAX } from '@rasteh/shop-core/reviews'
import type { Endpoint } from 'payload'
import { isEditor } from '#access/is-editor.ts'
import { isStaff } from '#access/is-staff.ts'
import { editorEndpoint, staffEndpoint } from '#endpoints/staff-endpoint.ts'
import { mayUpdate } from './may-update.ts'
import type { ReviewWire } from './review-wire.ts'
import { loadEvents, loadReview, noteReview } from './store.ts'
import { type AskedStep, takeStep } from './take-step.ts'
import { isId, toReviewed } from './to-reviewed.ts'

const step = (event: AskedStep['event'], endpoint: typeof staffEndpoint) =>
  endpoint(`/reviews/${event}`, async ({ req, body }) => {
    const asked = toAsked(body)
    return asked && takeStep(req, { event, ...asked })
  })

/** A note on a document, for everybody who works on it; it changes nothing. */
const note = staffEndpoint('/reviews/note', async ({ req, body }) => {
  const asked = toAsked(body)
  if (!asked) return null
  if (asked.note.trim() === '') return refuse({ kind: 'note-needed' })
  const known = await loadReview(req, asked.reviewed)
  if (!known || !(await mayUpdate(req, asked.reviewed, {}))) return refuse({ kind: 'not-found' })
  await noteReview(req, asked.reviewed, { versionId: known.newest.versionId, note: asked.note })
  return { ok: true }
})

/** Where a document is on its way, what was said about it, and what the caller may do. */
const state: Endpoint = {
  path: '/reviews/:kind/:id',
  method: 'get',
  async handler(req) {
    if (!isStaff({ req })) return Response.json({ errors: [] }, { status: 403 })
    const reviewed = toReviewed(req.routeParams?.kind, Number(req.routeParams?.id))
    const known = reviewed && (await loadReview(req, reviewed))
    if (!known) return Response.json({ errors: [] }, { status: 422 })
    const { kept, sentVersionId, newest } = known
    const savedAt = new Date(known.savedAt).toISOString()
    const [events, mayWrite, mayPublish] = [
      await loadEvents(req, reviewed),
      await mayUpdate(req, reviewed, {}),
      isEditor({ req }) && (await mayUpdate(req, reviewed, { _status: 'published' })),
    ]
    const present = presentState(kept, newest.isDraft)
    const isChanged = sentVersionId !== newest.versionId
    const wire: ReviewWire = {
      ...{ state: present, versionId: newest.versionId, isChanged, savedAt, mayWrite, mayPublish },
      events: events.map(({ at, ...event }) => ({ ...event, at: new Date(at).toISOString() })),
    }
    return Response.json(wire, { headers: { 'cache-control': 'no-store' } })
  },
}

export const reviewEndpoints: Endpoint[] = [
  state,
  step('request', staffEndpoint),
  step('approve', editorEndpoint),
  step('refuse', editorEndpoint),
  note,
]

function toAsked(body: unknown): Omit<AskedStep, 'event'> | null {
  const { kind, id, versionId, note } = (body ?? {}) as Record<string, unknown>
  const reviewed = toReviewed(kind, id)
  if (!reviewed || !isId(versionId) || typeof note !== 'string') return null
  // The database takes no NUL.
  if (note.length > REVIEW_NOTE_MAX || note.includes('\0')) return null
  return { reviewed, versionId, note }
}
