import type { Database } from '../platform/pool.ts'

/** The queue whose jobs tell somebody that what they wished for is here. */
export const NOTIFY_WISH_QUEUE = 'notify-wish'
export type NotifyWish = { wishId: number }

/** What somebody wants to hear of, and where the one message goes. */
export type NewWish = {
  folded: string
  shown: string
  /** Finds the products that have the words already, as `tsquery`; null where only a manager can say what it is. */
  query: string | null
  customerId: number | null
  contact: { kind: 'mobile' | 'email'; value: string }
  culture: 'fa-IR' | 'en-US'
}

/** So many things one person may wait for at once. */
export const WISHES_OPEN_MAX = 20

/** Keeps a wish; the same again changes nothing. */
export async function askWish(
  database: Database,
  { folded, shown, query, customerId, contact, culture }: NewWish,
): Promise<'asked' | 'asked-already' | 'too-many'> {
  const { rows } = await database.query<{ asked: 'asked' | 'asked-already' | 'too-many' }>({
    name: 'ask-wish',
    text: 'select shop.ask_wish($1, $2, $3, $4, $5, $6, $7, $8) as asked',
    values: [
      folded,
      shown,
      query,
      customerId,
      contact.kind === 'mobile' ? contact.value : null,
      contact.kind === 'email' ? contact.value : null,
      culture,
      WISHES_OPEN_MAX,
    ],
  })
  return rows[0]?.asked ?? 'asked-already'
}

/** A text that somebody waits for. */
export type WishedText = { id: number; shown: string }

/** What was compared with the stock longest ago. */
export async function loadWishedToLook(database: Database, limit: number): Promise<WishedText[]> {
  const { rows } = await database.query<WishedText>({
    name: 'wished-to-look',
    text: `select id::int, shown from shop.wished where look_at is not null order by look_at limit $1`,
    values: [limit],
  })
  return rows
}

/** So many people of one text become due at a look; the others follow at the next. */
const PEOPLE_AT_ONCE = 500

/** Compares these texts with what is in stock; answers how many people became due. */
export async function matchWishes(
  database: Database,
  looked: readonly { id: number; query: string | null }[],
): Promise<number> {
  const { rows } = await database.query<{ due: number }>({
    name: 'match-wishes',
    text: 'select shop.match_wishes($1, $2) as due',
    values: [JSON.stringify(looked), PEOPLE_AT_ONCE],
  })
  return rows[0]?.due ?? 0
}

/** What the message of a wish says, and where it goes. */
export type WishNotice = {
  mobile: string | null
  email: string | null
  culture: string
  stopKey: string
  /** As it was typed into the search. */
  wanted: string
  productId: number
  title: string
}

/** Claims the one message of a wish; null when it was claimed, ended, or the product is gone again. */
export async function claimWish(database: Database, wishId: number): Promise<WishNotice | null> {
  const { rows } = await database.query<WishNotice>({ name: 'claim-wish', text: CLAIM, values: [wishId] })
  return rows[0] ?? null
}

const CLAIM = `
  select c.mobile, c.email, c.culture, c.stop_key as "stopKey", c.wanted, c.product_id as "productId",
    coalesce(own.title, fa.title, c.wanted) as title
  from shop.claim_wish($1) c
  left join public.products_locales own on own._parent_id = c.product_id and own._locale::text = left(c.culture, 2)
  left join public.products_locales fa on fa._parent_id = c.product_id and fa._locale = 'fa'`

/** Says what became of a claimed message: it failed for good, or has surely not left and may be tried again. */
export async function noteWish(database: Database, wishId: number, state: 'failed' | 'due'): Promise<void> {
  await database.query({
    name: 'note-wish',
    text: `update shop.wishes set state = $2, moved_at = now() where id = $1 and state = 'sent'`,
    values: [wishId, state],
  })
}

/** Ends everything that the owner of this key waits for. */
export async function stopWishes(database: Database, stopKey: string): Promise<number> {
  const { rows } = await database.query<{ stopped: number }>({
    name: 'stop-wishes',
    text: 'select shop.stop_wishes($1) as stopped',
    values: [stopKey],
  })
  return rows[0]?.stopped ?? 0
}
