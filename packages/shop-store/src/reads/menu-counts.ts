import { SUBMISSION_STATES } from '@rasteh/shop-core/forms'
import { TO_APPROVE_STATES, TO_SEND_STATES } from '@rasteh/shop-core/order'
import { OWED_ATTEMPT_STATES } from '@rasteh/shop-core/payment'
import { OPEN_RETURN_STATES } from '@rasteh/shop-core/returns'
import { WAITING_STATE } from '@rasteh/shop-core/reviews'
import { inStates } from '../orders/in-states.ts'
import type { Database } from '../platform/pool.ts'
import type { ReviewedPages } from './reviews.ts'
import { LOW_STOCK } from './shop-day.ts'

/** What waits for staff, of each kind; nothing of what the asker may not see. */
export type MenuCounts = {
  toApprove: number
  toSend: number
  toRefund: number
  returns: number
  lowStock: number
  submissions: number
  comments: number
  feedback: number
  reviews: number
}

/** Above this a menu only says that there are many, so no count goes further. */
export const MENU_COUNT_CAP = 100

type Asker = { mayEdit: boolean; mayTrade: boolean; pages: ReviewedPages }

/** Counts up to the cap, for those who may see it: for others the rows are not even looked at. */
const counted = (may: '$1' | '$2', rows: string) =>
  `case when ${may}::boolean then (select count(*) from (${rows} limit $3) as counted) else 0 end::int`

/** Each bucket of a variant that runs low is low itself, so only those few are added up. */
const LOW_STOCK_ROWS = `select 1 from (
    select distinct variant_id from shop.stock_buckets where on_hand - reserved <= mark.units
  ) low join public.variants v on v.id = low.variant_id and v.deleted_at is null
  where (select sum(s.on_hand - s.reserved) from shop.stock_buckets s where s.variant_id = low.variant_id) <= mark.units`

/** How much waits, for the menu: one statement for every role. */
export async function loadMenuCounts(database: Database, asker: Asker): Promise<MenuCounts> {
  const { rows } = await database.query<MenuCounts>({
    name: 'menu-counts',
    text: `with mark as (
        select coalesce((select low_stock from public.shop_settings order by id limit 1), $4) as units
      )
      select ${counted('$2', `select 1 from shop.orders where state ${inStates(TO_APPROVE_STATES)}`)} as "toApprove",
        ${counted('$2', `select 1 from shop.orders where state ${inStates(TO_SEND_STATES)}`)} as "toSend",
        ${counted('$2', `select distinct order_id from shop.payment_attempts where state ${inStates(OWED_ATTEMPT_STATES)}`)} as "toRefund",
        ${counted('$2', 'select 1 from shop.returns where state = any ($5)')} as returns,
        ${counted('$2', LOW_STOCK_ROWS)} as "lowStock",
        ${counted('$2', 'select 1 from shop.form_submissions where state = $6')} as submissions,
        ${counted('$1', "select 1 from public.comments where status = 'pending'")} as comments,
        ${counted('$1', "select 1 from public.feedback where status = 'new' and deleted_at is null")} as feedback,
        ${counted('$1', REVIEW_ROWS)} as reviews
      from mark`,
    values: [
      asker.mayEdit,
      asker.mayTrade,
      MENU_COUNT_CAP,
      LOW_STOCK,
      OPEN_RETURN_STATES,
      SUBMISSION_STATES[0],
      WAITING_STATE,
      asker.pages,
    ],
  })
  return rows[0] ?? NOTHING
}

/** What is in the trash is not counted. */
const REVIEW_ROWS = `select 1 from shop.reviews r where r.state = $7
    and (r.kind <> 'pages' or $8::int[] is null or r.document_id = any ($8::int[]))
    and (exists (select from public._pages_v v where r.kind = 'pages' and v.parent_id = r.document_id and v.latest
        and v.version_deleted_at is null)
      or exists (select from public._news_v v where r.kind = 'news' and v.parent_id = r.document_id and v.latest
        and v.version_deleted_at is null))`

const NOTHING: MenuCounts = {
  toApprove: 0,
  toSend: 0,
  toRefund: 0,
  returns: 0,
  lowStock: 0,
  submissions: 0,
  comments: 0,
  feedback: 0,
  reviews: 0,
}
