import type { Database } from '@rasteh/shop-store/platform/pool'

let count = 0

/** A customer with a session, as the content platform would have opened it. */
export async function addCustomer(
  owner: Database,
  sketch: { groupId?: number | null } = {},
): Promise<{ customerId: number; sessionId: string }> {
  count += 1
  const sessionId = `session-${process.pid}-${count}`
  const { rows } = await owner.query<{ id: number }>(
    `with customer as (
       insert into public.customers (username, name, group_id) values ($1, $2, $3) returning id
     ), opened as (
       insert into public.customers_sessions (_order, _parent_id, id, created_at, expires_at)
       select 1, id, $4, now(), now() + interval '1 day' from customer
     )
     select id from customer`,
    [`09${String(count).padStart(9, '0')}`, `مشتری ${count}`, sketch.groupId ?? null, sessionId],
  )
  return { customerId: rows[0]?.id ?? 0, sessionId }
}

/** A city that the shop sends to. */
export async function addCity(
  owner: Database,
  { title, province }: { title: string; province: number },
): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(
    `with city as (insert into public.cities (province) values ($1::text::public.enum_province) returning id)
     insert into public.cities_locales (_parent_id, _locale, title) select id, 'fa', $2 from city returning _parent_id as id`,
    [province, title],
  )
  return rows[0]?.id ?? 0
}

/** A member of staff with a session, as the content platform would have opened it. */
export async function addStaff(
  owner: Database,
  role: 'author' | 'editor' | 'manager' | 'owner',
): Promise<{ staffId: number; sessionId: string }> {
  count += 1
  const sessionId = `staff-session-${process.pid}-${count}`
  const { rows } = await owner.query<{ id: number }>(
    `with member as (
       insert into public.staff (email, name, role) values ($1, $2::text, $2::text::public.enum_staff_role) returning id
     ), opened as (
       insert into public.staff_sessions (_order, _parent_id, id, created_at, expires_at)
       select 1, id, $3, now(), now() + interval '1 day' from member
     )
     select id from member`,
    [`${role}-${count}@rasteh.test`, role, sessionId],
  )
  return { staffId: rows[0]?.id ?? 0, sessionId }
}

export async function addCustomerGroup(owner: Database): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(
    "insert into public.customer_groups (title) values ('همکار') returning id",
  )
  return rows[0]?.id ?? 0
}

export type LayerSketch = {
  variantId: number
  from: number
  to?: number
  priceRial: number
  groupId?: number
}

export async function addLayer(
  owner: Database,
  { variantId, from, to, priceRial, groupId }: LayerSketch,
): Promise<void> {
  await owner.query(
    'insert into public.price_layers (variant_id, from_quantity, to_quantity, unit_price_rial, customer_group_id) values ($1, $2, $3, $4, $5)',
    [variantId, from, to ?? null, priceRial, groupId ?? null],
  )
}

export async function addOffer(
  owner: Database,
  variantId: number,
  percent: number,
  endsAt: Date | null = null,
): Promise<void> {
  await owner.query(
    `insert into public.offers (variant_id, kind, percent, ends_at) values ($1, 'percent', $2, $3)`,
    [variantId, percent, endsAt],
  )
}

export type CodeSketch = {
  code?: string
  percent?: number
  amountRial?: number
  isActive?: boolean
  startsAt?: Date
  endsAt?: Date
  minBasketRial?: number
  maxUses?: number
  maxUsesPerCustomer?: number
  firstOrderOnly?: boolean
  marketerId?: number
}

/** A special code as managers make it; percent 10 unless said otherwise. */
export async function addCode(
  owner: Database,
  sketch: CodeSketch = {},
): Promise<{ codeId: number; code: string }> {
  count += 1
  const {
    code = `CODE${process.pid}X${count}`,
    amountRial = null,
    percent = amountRial === null ? 10 : null,
  } = sketch
  const { rows } = await owner.query<{ id: number }>(
    `insert into public.special_codes (code, is_active, kind, percent, amount_rial, starts_at, ends_at, min_basket_rial,
       max_uses, max_uses_per_customer, first_order_only, marketer_id)
     values ($1, $2, $3::text::public.enum_special_codes_kind, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
    [
      code,
      sketch.isActive ?? true,
      percent === null ? 'amount' : 'percent',
      percent,
      amountRial,
      sketch.startsAt ?? null,
      sketch.endsAt ?? null,
      sketch.minBasketRial ?? null,
      sketch.maxUses ?? null,
      sketch.maxUsesPerCustomer ?? null,
      sketch.firstOrderOnly ?? false,
      sketch.marketerId ?? null,
    ],
  )
  return { codeId: rows[0]?.id ?? 0, code }
}

export async function addMarketer(owner: Database, customerId: number, name: string): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(
    'insert into public.marketers (customer_id, name) values ($1, $2) returning id',
    [customerId, name],
  )
  return rows[0]?.id ?? 0
}

/** An order that the customer has placed; with a code, one that spent it. */
export async function addOrder(owner: Database, customerId: number, codeId?: number): Promise<void> {
  await owner.query(
    `with placed as (insert into shop.orders (customer_id) values ($1) returning id)
     insert into shop.code_uses (order_id, code_id, customer_id) select id, $2, $1 from placed where $2::int is not null`,
    [customerId, codeId ?? null],
  )
}

export async function addScore(owner: Database, customerId: number, points: number): Promise<void> {
  await owner.query("insert into shop.score_moves (customer_id, delta, reason) values ($1, $2, 'test')", [
    customerId,
    points,
  ])
}

export async function addAddon(owner: Database, productId: number, addonId: number): Promise<void> {
  await owner.query(
    `insert into public.products_rels ("order", parent_id, path, products_id) values (1, $1, 'addons', $2)`,
    [productId, addonId],
  )
}

export type SettingsSketch = {
  minRial?: number
  maxRial?: number
  scoreRial?: number
  maxScoreRial?: number
  scoreType?: '0' | '1'
}

/** The shop's settings, stated whole. */
export async function setSettings(
  owner: Database,
  { minRial = 0, maxRial = 0, scoreRial = 0, maxScoreRial, scoreType = '0' }: SettingsSketch,
): Promise<void> {
  await owner.query('delete from public.shop_settings')
  await owner.query(
    `insert into public.shop_settings (price_unit, min_basket_price_rial, max_basket_price_rial, price_of_score_rial,
       max_basket_price_to_use_score_rial, score_decrease_type)
     values ('rial', $1, $2, $3, $4, $5::text::public.enum_shop_settings_score_decrease_type)`,
    [minRial, maxRial, scoreRial, maxScoreRial ?? null, scoreType],
  )
}
