/**
 * What becomes of a table's rows when a person is erased: deleted; emptied of the person; kept, because they hold only
 * a number that then belongs to no person; or left to age, because they are deleted within days.
 */
export type Fate = 'deleted' | 'emptied' | 'kept' | 'ages'

export type PersonalData = {
  table: `${'public' | 'shop'}.${string}`
  /** The columns by which the table holds or names a person. */
  columns: readonly string[]
  fate: Fate
  /** Selects what the person is given of it, as `row`; without it there is nothing to give, or nothing of theirs. */
  give?: string
  /** Does what the fate says, where shop.forget_customer does not do it already. */
  forget?: string
}

const rowsOf = (table: string, columns: string, order: string) =>
  `select to_jsonb(t) as row from (select ${columns} from ${table} where customer_id = $1 order by ${order}) t`

const identities = `(select unnest(array[username, email]) from public.customers where id = $1)`

/**
 * Every table that holds something about a customer: docs/guides/privacy.md lists each, a person's data is
 * given and erased by this list, and a table with a customer in it that is not here fails its test.
 */
export const PERSONAL_DATA: readonly PersonalData[] = [
  {
    table: 'shop.one_time_codes',
    columns: ['identity'],
    fate: 'deleted',
    forget: `delete from shop.one_time_codes where identity in ${identities}`,
  },
  {
    table: 'shop.tickets',
    columns: ['identity'],
    fate: 'deleted',
    forget: `delete from shop.tickets where identity in ${identities}`,
  },
  {
    table: 'public.customers',
    columns: ['email', 'username'],
    fate: 'emptied',
    give: `select to_jsonb(t) as row from (select name, email, username as mobile from public.customers where id = $1) t`,
  },
  {
    table: 'public.customers_sessions',
    columns: ['_parent_id'],
    fate: 'deleted',
    give: `select to_jsonb(t) as row from (
        select created_at, expires_at from public.customers_sessions where _parent_id = $1 order by created_at) t`,
  },
  {
    table: 'shop.session_devices',
    columns: ['customer_id', 'user_agent'],
    fate: 'deleted',
    give: rowsOf('shop.session_devices', 'user_agent, seen_at', 'seen_at'),
    forget: 'delete from shop.session_devices where customer_id = $1',
  },
  {
    table: 'shop.passkeys',
    columns: ['account_id', 'customer_id'],
    fate: 'deleted',
    give: rowsOf('shop.passkeys', 'name, created_at, last_used_at', 'created_at'),
    forget: 'select shop.forget_passkeys($1)',
  },
  {
    table: 'shop.known_devices',
    columns: ['account_id'],
    fate: 'deleted',
    give: `select to_jsonb(t) as row from (select seen_at, expires_at from shop.known_devices
        where account_kind = 'customers' and account_id = $1 order by seen_at) t`,
    forget: `delete from shop.known_devices where account_kind = 'customers' and account_id = $1`,
  },
  {
    table: 'shop.profiles',
    columns: ['customer_id', 'national_code'],
    fate: 'deleted',
    give: rowsOf(
      'shop.profiles',
      'first_name, last_name, national_code, birth_date, marital_status, marriage_date',
      'customer_id',
    ),
    forget: 'delete from shop.profiles where customer_id = $1',
  },
  {
    table: 'shop.addresses',
    columns: ['customer_id', 'mobile'],
    fate: 'deleted',
    give: rowsOf(
      'shop.addresses',
      'title, receiver, mobile, city_id, postal_code, address, is_default',
      'id',
    ),
    forget: 'delete from shop.addresses where customer_id = $1',
  },
  {
    table: 'shop.favourites',
    columns: ['customer_id'],
    fate: 'deleted',
    give: rowsOf('shop.favourites', 'product_id, added_at', 'added_at'),
    forget: 'delete from shop.favourites where customer_id = $1',
  },
  {
    table: 'shop.private_files',
    columns: ['customer_id'],
    // Without its key a file cannot be read; the bytes are removed when the storage is next swept.
    fate: 'emptied',
    give: rowsOf('shop.private_files', 'form_field_id, mime, width, height, size, created_at, state', 'id'),
    forget: `update shop.private_files set state = 'deleted', wrapped_key = null, key_id = null, deleted_at = now()
      where customer_id = $1 and state <> 'deleted'`,
  },
  {
    table: 'shop.baskets',
    columns: ['customer_id'],
    fate: 'deleted',
    give: `select to_jsonb(t) as row from (
        select l.product_id, l.variant_id, l.quantity, l.user_description, b.special_code
        from shop.baskets b join shop.basket_lines l on l.basket_id = b.id where b.customer_id = $1 order by l.id) t`,
    forget: 'delete from shop.baskets where customer_id = $1',
  },
  {
    table: 'shop.orders',
    columns: ['customer_id'],
    fate: 'kept',
    give: rowsOf('shop.orders', 'number, placed_at', 'placed_at'),
  },
  {
    table: 'shop.code_uses',
    columns: ['customer_id'],
    fate: 'kept',
    give: rowsOf('shop.code_uses', 'code_id, used_at', 'used_at'),
  },
  {
    table: 'shop.score_moves',
    columns: ['customer_id'],
    fate: 'kept',
    give: rowsOf('shop.score_moves', 'delta, reason, made_at', 'made_at'),
  },
  { table: 'shop.score_corrections', columns: ['customer_id'], fate: 'kept' },
  {
    table: 'shop.customer_notes',
    columns: ['customer_id'],
    fate: 'deleted',
    give: rowsOf('shop.customer_notes', 'text, made_at', 'id'),
  },
  {
    table: 'public.comments',
    columns: ['customer_id', 'email'],
    fate: 'emptied',
    give: rowsOf(
      'public.comments',
      `text, full_name, email, status::text, created_at,
      (select to_jsonb(o) - 'comment_id' from shop.comment_opinions o where o.comment_id = id) as opinion`,
      'id',
    ),
  },
  {
    table: 'shop.comment_votes',
    columns: ['customer_id'],
    fate: 'kept',
    give: rowsOf('shop.comment_votes', 'comment_id, is_up, voted_at', 'voted_at'),
  },
  {
    table: 'public.feedback',
    columns: ['customer_id', 'email', 'mobile'],
    fate: 'deleted',
    give: 'select jsonb_array_elements(shop.feedback_of($1)) as row',
  },
  {
    table: 'shop.form_submissions',
    columns: ['customer_id'],
    // Its files go with it: one that no row names is deleted.
    fate: 'deleted',
    give: rowsOf('shop.form_submissions', 'form_title, answers, state, created_at', 'id'),
    forget: 'delete from shop.form_submissions where customer_id = $1',
  },
  {
    table: 'shop.wishes',
    columns: ['customer_id', 'mobile', 'email'],
    fate: 'deleted',
    give: `select to_jsonb(t) as row from (
        select g.shown as wanted, w.mobile, w.email, w.state, w.asked_at
        from shop.wishes w join shop.wished g on g.id = w.wished_id where w.customer_id = $1 order by w.id) t`,
    // What they asked for as a guest, by the same mobile or e-mail, too.
    forget: `delete from shop.wishes where customer_id = $1 or coalesce(mobile, email) in ${identities}`,
  },
  {
    table: 'public.marketers',
    columns: ['customer_id'],
    fate: 'emptied',
    give: rowsOf('public.marketers', 'name', 'id'),
  },
  { table: 'public.payload_preferences_rels', columns: ['customers_id'], fate: 'deleted' },
  { table: 'public.payload_locked_documents_rels', columns: ['customers_id'], fate: 'deleted' },
  // Mobiles and emails are counted under a keyed hash (identity-key.ts): there is no number to be erased.
  { table: 'shop.guesses', columns: ['guesser'], fate: 'ages' },
  { table: 'shop.erased_people', columns: ['customer_id'], fate: 'kept' },
]
