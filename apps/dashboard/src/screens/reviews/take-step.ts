import { refuse } from '@rasteh/shop-core/outcome'
import { checkReviewStep, type ReviewRefusal } from '@rasteh/shop-core/reviews'
import {
  commitTransaction,
  initTransaction,
  killTransaction,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { isEditor } from '#access/is-editor.ts'
import { holdSaves } from './lock-drafts.ts'
import { mayUpdate } from './may-update.ts'
import { loadReview, moveReview, type Reviewed } from './store.ts'

export type AskedStep = {
  event: 'request' | 'approve' | 'refuse'
  reviewed: Reviewed
  /** The version that the person was shown. */
  versionId: number
  note: string
}

export type StepRefusal =
  | ReviewRefusal
  | { kind: 'not-found' }
  | { kind: 'draft-incomplete'; fields: string[] }
type Taken = { ok: true } | { ok: false; refusal: StepRefusal }

/**
 * Takes one step of a review, with all saves held: what is checked, what is published and what is kept is one transaction.
 * Of two people who answer at once the second finds the answer of the first.
 */
export async function takeStep(req: PayloadRequest, asked: AskedStep): Promise<Taken> {
  await initTransaction(req)
  try {
    const taken = await step(req, asked)
    await (taken.ok ? commitTransaction(req) : killTransaction(req))
    return taken
  } catch (error) {
    await killTransaction(req)
    if (error instanceof ValidationError) return refuse({ kind: 'draft-incomplete', fields: namesOf(error) })
    throw error
  }
}

async function step(req: PayloadRequest, { event, reviewed, versionId, note }: AskedStep): Promise<Taken> {
  await holdSaves(req)
  const known = await loadReview(req, reviewed)
  const isAnswer = event !== 'request'
  if (!known || !(await mayUpdate(req, reviewed, isAnswer ? { _status: 'published' } : {})))
    return refuse({ kind: 'not-found' })
  const rank = isEditor({ req }) ? 'editor' : 'author'
  const checked = checkReviewStep({ event, versionId, note, rank }, known)
  if (!checked.ok) return checked
  const move = { event, kept: known.kept, to: checked.value, versionId, note }
  if (!(await moveReview(req, reviewed, move))) return refuse({ kind: 'answered-meanwhile', state: move.to })
  if (event === 'approve') await publishNewest(req, reviewed)
  await letGo(req, reviewed)
  return { ok: true }
}

/** The form stays open after a step, and the platform would keep its document locked to the next person for minutes. */
async function letGo(req: PayloadRequest, { kind, id }: Reviewed): Promise<void> {
  await req.payload.delete({
    collection: 'payload-locked-documents',
    where: {
      'document.relationTo': { equals: kind },
      'document.value': { equals: id },
      'user.value': { equals: req.user?.id },
    },
    req,
  })
}

/** The newest version is the one that was looked at: no save can come between, and this adds nothing of its own. */
async function publishNewest(req: PayloadRequest, { kind, id }: Reviewed): Promise<void> {
  const data = { _status: 'published' as const }
  await req.payload.update({ collection: kind, id, data, depth: 0, overrideAccess: false, req })
}

const namesOf = ({ data }: ValidationError) =>
  data.errors.map(({ label, path }) => (typeof label === 'string' ? label : path))
