import { sql } from '@payloadcms/db-postgres'
import {
  type NewestVersion,
  REVIEW_STATES,
  type ReviewEvent,
  type ReviewedKind,
  type ReviewState,
} from '@rasteh/shop-core/reviews'
import type { PayloadRequest } from 'payload'
import { callerIp } from '#cms-api/caller-header.ts'
import { databaseOfSave } from '#database/adapter.ts'

export type Reviewed = { kind: ReviewedKind; id: number }
export type KnownReview = {
  kept: ReviewState | null
  sentVersionId: number | null
  newest: NewestVersion
  /** When the newest version was saved, as its form knows it. */
  savedAt: string
}

/** A document's review and its newest version, as this transaction sees them; null for what is not there or in the trash. */
export async function loadReview(req: PayloadRequest, { kind, id }: Reviewed): Promise<KnownReview | null> {
  const database = await databaseOfSave(req)
  const { rows } = await database.execute<Omit<KnownReview, 'newest'> & NewestVersion>(sql`
    with newest as (
      select v.id, v.version__status::text as status, v.version_updated_at as saved from public._pages_v v
      where ${kind}::text = 'pages' and v.parent_id = ${id}::int and v.latest and v.version_deleted_at is null
      union all
      select v.id, v.version__status::text, v.version_updated_at from public._news_v v
      where ${kind}::text = 'news' and v.parent_id = ${id}::int and v.latest and v.version_deleted_at is null
    )
    select r.state as kept, r.version_id as "sentVersionId", n.id as "versionId", n.status = 'draft' as "isDraft",
      n.saved as "savedAt"
    from newest n left join shop.reviews r on r.kind = ${kind}::text and r.document_id = ${id}::int
    order by n.id desc limit 1`)
  const [row] = rows
  if (!row) return null
  const { versionId, isDraft, ...review } = row
  return { ...review, newest: { versionId, isDraft } }
}

/** The state alone, without the versions. */
export async function loadKeptState(
  req: PayloadRequest,
  { kind, id }: Reviewed,
): Promise<ReviewState | null> {
  const database = await databaseOfSave(req)
  const { rows } = await database.execute<{ state: ReviewState }>(sql`
    select state from shop.reviews where kind = ${kind} and document_id = ${id}::int`)
  return rows[0]?.state ?? null
}

export type Move = {
  event: ReviewEvent
  kept: ReviewState | null
  to: ReviewState
  versionId: number | null
  note: string
}

/** Moves the review in this transaction; false when another person has moved it since it was read. */
export async function moveReview(req: PayloadRequest, { kind, id }: Reviewed, move: Move): Promise<boolean> {
  const database = await databaseOfSave(req)
  const { event, to, versionId, note } = move
  const was = move.kept ?? REVIEW_STATES[0]
  const { rows } = await database.execute<{ isMoved: boolean }>(sql`
    select set_config('rasteh.caller', ${ipOf(req)}, true),
      shop.move_review(${kind}, ${id}::int, ${was}, ${to}, ${event}, ${event === 'request'}, ${versionId}::int,
        ${staffIdOf(req)}::int, ${note}) as "isMoved"`)
  return rows[0]?.isMoved ?? false
}

/** Keeps a note that changes nothing. */
export async function noteReview(
  req: PayloadRequest,
  { kind, id }: Reviewed,
  { versionId, note }: { versionId: number; note: string },
): Promise<void> {
  const database = await databaseOfSave(req)
  await database.execute(sql`
    select shop.note_review(${kind}, ${id}::int, 'note', ${versionId}::int, ${staffIdOf(req)}::int, ${note})`)
}

export async function beginReview(req: PayloadRequest, { kind, id }: Reviewed): Promise<void> {
  const database = await databaseOfSave(req)
  await database.execute(sql`select shop.begin_review(${kind}, ${id}::int, ${staffIdOf(req)}::int)`)
}

export async function forgetReview(req: PayloadRequest, { kind, id }: Reviewed): Promise<void> {
  const database = await databaseOfSave(req)
  await database.execute(sql`select shop.forget_review(${kind}, ${id}::int)`)
}

export type PastEvent = {
  id: number
  event: ReviewEvent | 'note'
  by: string
  at: string
  note: string | null
}

const EVENTS_MAX = 50

/** What was done and said, the latest first. */
export async function loadEvents(req: PayloadRequest, { kind, id }: Reviewed): Promise<PastEvent[]> {
  const database = await databaseOfSave(req)
  const { rows } = await database.execute<PastEvent>(sql`
    select id::int, event, staff_name as by, created_at as at, note from shop.review_events
    where kind = ${kind} and document_id = ${id}::int order by id desc limit ${EVENTS_MAX}::int`)
  return rows
}

const staffIdOf = ({ user }: PayloadRequest) => (user?.collection === 'staff' ? Number(user.id) : null)

/** Calls from inside the shop have no headers. */
const ipOf = ({ headers }: PayloadRequest) => (headers ? callerIp(headers) : '')
