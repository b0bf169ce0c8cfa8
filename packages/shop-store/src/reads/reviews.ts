import { type ReviewedKind, type ReviewState, WAITING_STATE } from '@rasteh/shop-core/reviews'
import type { Database } from '../platform/pool.ts'

export type WaitingReview = {
  kind: ReviewedKind
  id: number
  title: string
  sentBy: string
  sentAt: Date
  note: string | null
  versionId: number
  /** Whether the draft has been changed since it was sent. */
  isChanged: boolean
}

/** Of both kinds, the newest version of each review that is asked for; what is in the trash has none. */
const NEWEST = `newest as (
    select r.kind, r.document_id, v.id as version_id, v.version__status = 'draft' as is_draft, l.version_title as title
    from asked r join public._pages_v v on r.kind = 'pages' and v.parent_id = r.document_id and v.latest
      left join public._pages_v_locales l on l._parent_id = v.id and l._locale = 'fa'
    where v.version_deleted_at is null
    union all
    select r.kind, r.document_id, v.id, v.version__status = 'draft', l.version_title
    from asked r join public._news_v v on r.kind = 'news' and v.parent_id = r.document_id and v.latest
      left join public._news_v_locales l on l._parent_id = v.id and l._locale = 'fa'
    where v.version_deleted_at is null
  )`

/** Of pages only these; null: of all. News have no branches. */
export type ReviewedPages = readonly number[] | null

const OF_PAGES = (parameter: string) =>
  `(kind <> 'pages' or ${parameter}::int[] is null or document_id = any(${parameter}::int[]))`

/** What waits for somebody to look at it, the longest first. */
export async function loadWaitingReviews(
  database: Database,
  limit: number,
  pages: ReviewedPages = null,
): Promise<WaitingReview[]> {
  const { rows } = await database.query<WaitingReview>({
    name: 'waiting-reviews',
    text: `with asked as (
        select * from shop.reviews where state = $1 and sent_at is not null and ${OF_PAGES('$3')}
        order by sent_at limit $2
      ), ${NEWEST}
      select r.kind, r.document_id as id, coalesce(n.title, '') as title, coalesce(s.name, '') as "sentBy",
        r.sent_at as "sentAt", n.version_id as "versionId", n.version_id is distinct from r.version_id as "isChanged",
        (select e.note from shop.review_events e where e.kind = r.kind and e.document_id = r.document_id
          and e.event = 'request' order by e.id desc limit 1) as note
      from asked r join newest n using (kind, document_id) left join public.staff s on s.id = r.sent_by
      order by r.sent_at`,
    values: [WAITING_STATE, limit, pages],
  })
  return rows
}

export type Writing = {
  kind: ReviewedKind
  id: number
  title: string
  kept: ReviewState
  hasDraft: boolean
  changedAt: Date
  /** What was said last, and by whom. */
  note: string | null
  noteBy: string | null
}

/** What a member of staff began or sent for review, the latest first. */
export async function loadWritings(database: Database, staffId: number, limit: number): Promise<Writing[]> {
  const { rows } = await database.query<Writing>({
    name: 'writings',
    text: `with asked as (
        select * from shop.reviews where begun_by = $1 or sent_by = $1 order by changed_at desc limit $2
      ), ${NEWEST}
      select r.kind, r.document_id as id, coalesce(n.title, '') as title, r.state as kept, n.is_draft as "hasDraft",
        r.changed_at as "changedAt", said.note, said.staff_name as "noteBy"
      from asked r join newest n using (kind, document_id)
      left join lateral (
        select e.note, e.staff_name from shop.review_events e
        where e.kind = r.kind and e.document_id = r.document_id and e.note is not null and e.staff_id <> $1
        order by e.id desc limit 1
      ) said on true
      order by r.changed_at desc`,
    values: [staffId, limit],
  })
  return rows
}
