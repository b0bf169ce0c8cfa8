import type { ReviewEvent, ReviewedKind } from '@rasteh/shop-core/reviews'
import type { Database } from '../platform/pool.ts'

/** The job that mails the other side of a review; only the number of the event travels. */
export const NOTIFY_REVIEW_QUEUE = 'notify-review'
export type NotifyReview = { eventId: number }

/** Who is mailed of what. The note is read in the dashboard alone. */
export type ReviewNotice = {
  event: ReviewEvent
  kind: ReviewedKind
  documentId: number
  title: string
  by: string
  emails: string[]
}

/**
 * Takes the one notice of an event; null when it was taken. What is sent goes to the editors, or to managers and owner where there
 * are none; an answer goes to the sender. No one is mailed of what they did themselves.
 */
export async function claimReviewNotice(database: Database, eventId: number): Promise<ReviewNotice | null> {
  const { rows } = await database.query<ReviewNotice>({
    name: 'claim-review-notice',
    text: `with claimed as (
        update shop.review_events set notified_at = now() where id = $1 and notified_at is null returning *
      )
      select c.event, c.kind, c.document_id as "documentId", c.staff_name as by,
        coalesce(
          (select l.title from public.pages_locales l where c.kind = 'pages' and l._parent_id = c.document_id and l._locale = 'fa'),
          (select l.title from public.news_locales l where c.kind = 'news' and l._parent_id = c.document_id and l._locale = 'fa'),
          '') as title,
        array(
          select s.email::text from public.staff s where s.id is distinct from c.staff_id and case when c.event = 'request'
            then s.role = 'editor' or (s.role in ('manager', 'owner')
              and not exists (select from public.staff e where e.role = 'editor' and e.id is distinct from c.staff_id))
            else s.id = (select r.sent_by from shop.reviews r where r.kind = c.kind and r.document_id = c.document_id) end
          order by s.id limit 20
        ) as emails
      from claimed c`,
    values: [eventId],
  })
  return rows[0] ?? null
}

/** Gives back a notice that surely has not left. */
export async function releaseReviewNotice(database: Database, eventId: number): Promise<void> {
  await database.query({
    name: 'release-review-notice',
    text: 'update shop.review_events set notified_at = null where id = $1',
    values: [eventId],
  })
}
