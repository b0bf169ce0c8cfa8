import type { Database } from './pool.ts'

/** As long as the basket's cookies live: after that a guest's basket cannot be opened any more. */
const GUEST_BASKET_DAYS = 30
/** Longer than any client tries again, and longer than any window of attempts. */
const RETRY_DAYS = 2
/** Older searches and clicks count for nothing any more: popularity looks back ninety days. */
const SEARCH_DAYS = 120
/** No wish waits longer than a year; after its message it is of no more use. */
const WISH_DAYS = 365

/** At most this many rows of each kind a run, so that one run never holds locks for long. */
const BATCH = 10_000

export type ForgottenRows = { baskets: number; changes: number; attempts: number; captchas: number }

/** Deletes rows that are no longer needed: old guests' baskets, the keys of old changes, old attempt counters and captchas. */
export async function forgetOldRows(database: Database): Promise<ForgottenRows> {
  const { rows } = await database.query<ForgottenRows>({
    name: 'forget-old-rows',
    text: `with basket as (
        delete from shop.baskets where id in (
          -- The first time is the index's: what was changed so long ago was made before that.
          select id from shop.baskets where customer_id is null and created_at < now() - $1 * interval '1 day'
            and updated_at < now() - $1 * interval '1 day'
          order by created_at limit $3 for update skip locked)
        returning 1
      ), change as (
        delete from shop.basket_changes where (basket_id, key) in (
          select basket_id, key from shop.basket_changes where made_at < now() - $2 * interval '1 day'
          order by made_at limit $3 for update skip locked)
        returning 1
      ), attempt as (
        delete from shop.guesses where (scope, guesser) in (
          select scope, guesser from shop.guesses where window_started_at < now() - $2 * interval '1 day'
          order by window_started_at limit $3 for update skip locked)
        returning 1
      ), captcha as (
        delete from shop.captchas where handle in (
          select handle from shop.captchas where expires_at < now() order by expires_at limit $3 for update skip locked)
        returning 1
      ), code as (
        delete from shop.one_time_codes where id in (
          select id from shop.one_time_codes where expires_at < now() - $2 * interval '1 day'
          order by expires_at limit $3 for update skip locked)
      ), ticket as (
        delete from shop.tickets where hash in (
          select hash from shop.tickets where expires_at < now() - $2 * interval '1 day'
          order by expires_at limit $3 for update skip locked)
      ), device as (
        delete from shop.session_devices d where d.session_id in (
          select o.session_id from shop.session_devices o where o.seen_at < now() - $2 * interval '1 day'
            and not exists (select from public.customers_sessions s where s.id = o.session_id)
          limit $3 for update skip locked)
      ), known as (
        delete from shop.known_devices where ctid in (
          select ctid from shop.known_devices where expires_at < now() order by expires_at limit $3)
      ), telling as (
        -- No job is retried after so long, so nothing can be sent twice.
        delete from shop.order_tellings where (event_id, way) in (
          select event_id, way from shop.order_tellings where told_at < now() - $1 * interval '1 day'
          order by told_at limit $3 for update skip locked)
      ), miss as (
        delete from shop.search_misses where ctid in (
          select ctid from shop.search_misses where day < current_date - $4::int order by day limit $3 for update skip locked)
      ), asked as (
        delete from shop.search_asked where ctid in (
          select ctid from shop.search_asked where day < current_date - $4::int order by day limit $3 for update skip locked)
      ), follow as (
        delete from shop.search_follows where ctid in (
          select ctid from shop.search_follows where day < current_date - $4::int order by day limit $3 for update skip locked)
      ), click as (
        delete from shop.search_clicks where ctid in (
          select ctid from shop.search_clicks where day < current_date - $4::int order by day limit $3 for update skip locked)
      ), step as (
        -- What was asked before the line of a product's page begins, save the last of it.
        delete from shop.price_steps where (variant_id, at) in (
          select s.variant_id, s.at from shop.price_steps s where s.at < now() - $4 * interval '1 day'
            and exists (select from shop.price_steps n
              where n.variant_id = s.variant_id and n.at > s.at and n.at < now() - $4 * interval '1 day')
          order by s.at limit $3)
      ), wish as (
        delete from shop.wishes where id in (
          select id from shop.wishes where moved_at < now() - $4 * interval '1 day'
            and (state not in ('waiting', 'due') or asked_at < now() - $5 * interval '1 day')
          order by moved_at limit $3 for update skip locked)
      ), wished as (
        -- A text that nobody asks for any more, and that no manager has linked.
        delete from shop.wished where id in (
          select g.id from shop.wished g where g.look_at is null and g.product_id is null
            and not exists (select from shop.wishes w where w.wished_id = g.id)
          limit $3 for update skip locked)
      ), picture as (
        -- The picture of a message that was deleted, or that never came to be.
        update shop.private_files set state = 'deleted', wrapped_key = null, sha256 = null, deleted_at = now()
        where id in (
          select f.id from shop.private_files f
          where f.form_field_id = 'feedback' and f.state = 'stored' and f.created_at < now() - interval '1 hour'
            and not exists (select from public.feedback m where m.attachment_id = f.id::text)
          limit $3 for update skip locked)
      ), document as (
        -- The same of a form that was sent.
        update shop.private_files set state = 'deleted', wrapped_key = null, sha256 = null, deleted_at = now()
        where id in (
          select f.id from shop.private_files f
          where f.form_field_id = 'form' and f.state = 'stored' and f.created_at < now() - interval '1 hour'
            and not exists (select from shop.form_submissions s where s.file_ids @> array[f.id])
          limit $3 for update skip locked)
      )
      select (select count(*) from basket)::int as baskets, (select count(*) from change)::int as changes,
        (select count(*) from attempt)::int as attempts, (select count(*) from captcha)::int as captchas`,
    values: [GUEST_BASKET_DAYS, RETRY_DAYS, BATCH, SEARCH_DAYS, WISH_DAYS],
  })
  return rows[0] ?? { baskets: 0, changes: 0, attempts: 0, captchas: 0 }
}
