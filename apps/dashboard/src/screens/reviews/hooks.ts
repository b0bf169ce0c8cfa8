import { type ReviewedKind, stepReview } from '@rasteh/shop-core/reviews'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
} from 'payload'
import { isAuthor } from '#access/is-author.ts'
import { draftsOnly } from './drafts-only.ts'
import { joinSaves } from './lock-drafts.ts'
import { beginReview, forgetReview, loadKeptState, moveReview } from './store.ts'

const CHANGES = new Set(['update', 'restoreVersion', 'delete'])

/** Runs before the platform reads what it is about to change: what a reviewer looks at stays as it is while they answer. */
const waitForAnswers =
  (kind: ReviewedKind): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    // What is restored is named by its version.
    const id = operation === 'restoreVersion' ? Number.NaN : Number((args as { id?: unknown }).id)
    if (CHANGES.has(operation)) await joinSaves(req, Number.isSafeInteger(id) ? { kind, id } : null)
    return args
  }

/** The document is its author's, to be found among what they wrote. */
const noteAuthor =
  (kind: ReviewedKind): CollectionAfterChangeHook =>
  async ({ doc, operation, req }) => {
    if (operation === 'create' && isAuthor({ req })) await beginReview(req, { kind, id: doc.id })
  }

/** An editor who publishes without being asked, or at an hour, has answered what was sent. */
const notePublication =
  (kind: ReviewedKind): CollectionAfterChangeHook =>
  async ({ doc, req }) => {
    if (doc._status !== 'published') return
    const reviewed = { kind, id: doc.id }
    const kept = await loadKeptState(req, reviewed)
    const step = kept && stepReview(kept, 'publish')
    if (!step) return
    await moveReview(req, reviewed, { event: 'publish', kept, to: step.to, versionId: null, note: '' })
  }

const forget =
  (kind: ReviewedKind): CollectionAfterDeleteHook =>
  async ({ id, req }) => {
    await forgetReview(req, { kind, id: Number(id) })
  }

/** The hooks of a collection whose drafts are looked at before they are published. */
export const reviewing = (kind: ReviewedKind) => ({
  beforeOperation: [draftsOnly, waitForAnswers(kind)],
  afterChange: [noteAuthor(kind), notePublication(kind)],
  afterDelete: [forget(kind)],
})
