import type { Pool } from '@rasteh/shop-store/platform/pool'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { addPlacedOrder } from '@rasteh/test-kit/placed-order'
import { addStaff } from '@rasteh/test-kit/trade'
import { collectionRights } from '../access/access-matrix.ts'
import type { Arrived, Least, Person } from '../access/people.ts'
import type { Known } from './strange-values.ts'

/** A word that is written in one field of one row and nowhere else, and who may read it there. */
export type Canary = { word: string; where: string; seenBy: Least }
export type Planted = { canaries: Canary[]; known: Known }

const readBy = (slug: string): Least => collectionRights[slug]?.read ?? 'nobody'
/** Of pages, news and products everybody reads what is published; drafts are for staff, those of products not for authors. */
const DRAFTS: Least = 'author'
const PRODUCT_DRAFTS: Least = 'editor'
/** Authors read of the staff themselves alone. */
const COLLEAGUES: Least = 'editor'

/**
 * Fills rows of somebody else, and fields that are hidden from everybody, with words to be looked for in every answer.
 * Who may read them follows from the access table.
 */
export async function plantCanaries(
  owner: Pool,
  people: Record<Person, Arrived>,
  round: number,
): Promise<Planted> {
  const canaries: Canary[] = []
  const plant = (where: string, seenBy: Least) => {
    const word = `zqk${round.toString(36)}v${canaries.length.toString(36)}kqz`
    canaries.push({ word, where, seenBy })
    return word
  }
  const victim = people['customer B'].userId
  await plantAccount(owner, victim, plant)
  // A colleague's: everybody may read their own.
  await plantStaff(owner, (await addStaff(owner, 'owner')).staffId, plant)
  const texts = await plantContent(owner, plant)
  const order = await plantOrder(owner, victim, plant)
  const file = await plantFile(owner, victim, plant)
  const { rows } = await owner.query<{ id: number }>(
    'select id from public.feedback order by id desc limit 1',
  )
  const ids = [1, 2, 3, victim, people['customer A'].userId, people.owner.userId, people.editor.userId]
  return {
    canaries,
    known: {
      ids: [...ids, order.productId, order.variantId, order.number, ...rows.map(({ id }) => id), ...texts],
      uuids: [
        order.orderId,
        file,
        '01890000-0000-7000-8000-000000000000',
        '00000000-0000-0000-0000-000000000000',
      ],
      texts: [
        '09121234567',
        '۰۹۱۲۱۲۳۴۵۶۷',
        'sara@rasteh.test',
        'قوری',
        'product',
        'news',
        '1',
        'fa-IR',
        'zarinpal',
        'کتری چای',
      ],
    },
  }
}

type Plant = (where: string, seenBy: Least) => string

async function plantAccount(owner: Pool, victim: number, plant: Plant): Promise<void> {
  const seenBy = readBy('customers')
  await owner.query(
    'update public.customers set name = $2, email = $3, hash = $4, salt = $5, reset_password_token = $6 where id = $1',
    [
      victim,
      plant('customers.name', seenBy),
      `${plant('customers.email', seenBy)}@rasteh.test`,
      plant('customers.hash', 'nobody'),
      plant('customers.salt', 'nobody'),
      plant('customers.resetPasswordToken', 'nobody'),
    ],
  )
  await owner.query(
    'insert into public.customers_sessions (_order, _parent_id, id, expires_at) values (9, $1, $2, now() + interval $$1 day$$)',
    [victim, plant('customers.sessions', 'nobody')],
  )
  await owner.query(
    'insert into shop.session_devices (session_id, customer_id, user_agent) values ($1, $2, $3)',
    // The export of a person's data, which the owner may make, names the devices.
    [plant('session_devices.session_id', 'nobody'), victim, plant('session_devices.user_agent', 'owner')],
  )
  await owner.query(
    `insert into shop.profiles (customer_id, first_name, last_name, national_code, birth_date, marital_status)
     values ($1, $2, $3, '0499370899', '1990-01-01', 0)`,
    [victim, plant('profiles.first_name', seenBy), plant('profiles.last_name', seenBy)],
  )
  await owner.query(
    `insert into shop.addresses (customer_id, title, receiver, mobile, city_id, postal_code, address)
     select $1, $2, $3, '09120000000', id, '1193653471', $4 from public.cities limit 1`,
    [
      victim,
      plant('addresses.title', seenBy),
      plant('addresses.receiver', seenBy),
      plant('addresses.address', seenBy),
    ],
  )
  await owner.query('insert into shop.score_moves (customer_id, delta, reason) values ($1, 5, $2)', [
    victim,
    plant('score_moves.reason', seenBy),
  ])
}

async function plantStaff(owner: Pool, ownerId: number, plant: Plant): Promise<void> {
  await owner.query(
    'update public.staff set name = $2, email = $3, hash = $4, salt = $5, reset_password_token = $6 where id = $1',
    [
      ownerId,
      plant('staff.name', COLLEAGUES),
      `${plant('staff.email', COLLEAGUES)}@rasteh.test`,
      plant('staff.hash', 'nobody'),
      plant('staff.salt', 'nobody'),
      plant('staff.resetPasswordToken', 'nobody'),
    ],
  )
  await owner.query(
    'insert into public.staff_sessions (_order, _parent_id, id, expires_at) values (9, $1, $2, now() + interval $$1 day$$)',
    [ownerId, plant('staff.sessions', 'nobody')],
  )
  await owner.query(
    `insert into shop.audit_log (actor_kind, action, subject, detail) values ('staff', 'x', $1, $2)`,
    [plant('audit_log.subject', 'owner'), { was: plant('audit_log.detail', 'owner') }],
  )
  await owner.query(
    `insert into shop.one_time_codes (purpose, identity, code_hash, culture, expires_at)
     values ('sign-in', $1, '\\x00', 'fa-IR', now() + interval '1 day')`,
    [plant('one_time_codes.identity', 'nobody')],
  )
}

/** Answers ids of what was made. */
async function plantContent(owner: Pool, plant: Plant): Promise<number[]> {
  const { productId } = await addProduct(owner)
  await owner.query(`update public.products set _status = 'draft' where id = $1`, [productId])
  await owner.query('update public.products_locales set title = $2, short_text = $3 where _parent_id = $1', [
    productId,
    plant('products.title of a draft', PRODUCT_DRAFTS),
    plant('products.shortText of a draft', PRODUCT_DRAFTS),
  ])
  const ids = [productId]
  for (const slug of ['pages', 'news'] as const) {
    const { rows } = await owner.query<{ id: number }>(
      `with made as (insert into public.${slug} (slug, _status) values ($1, 'draft') returning id),
         named as (insert into public.${slug}_locales (_parent_id, _locale, title, summary) select id, 'fa', $2, $3 from made)
       select id from made`,
      [
        plant(`${slug}.slug of a draft`, DRAFTS),
        plant(`${slug}.title of a draft`, DRAFTS),
        plant(`${slug}.summary of a draft`, DRAFTS),
      ],
    )
    ids.push(rows[0]?.id ?? 0)
  }
  const one = async (text: string, values: unknown[]) => {
    const { rows } = await owner.query<{ id: number }>(`${text} returning id`, values)
    ids.push(rows[0]?.id ?? 0)
  }
  await one('insert into public.feedback (name, mobile, email, text, note) values ($1, $2, $3, $4, $5)', [
    ...['name', 'mobile', 'email', 'text', 'note'].map((name) =>
      plant(`feedback.${name}`, readBy('feedback')),
    ),
  ])
  await one(
    `insert into public.comments (text, status, section_id, full_name, email) values ($1, 'pending', 1, $2, $3)`,
    [
      ...['text', 'fullName', 'email'].map((name) =>
        plant(`comments.${name} before approval`, readBy('comments')),
      ),
    ],
  )
  await one('insert into public.special_codes (code) values ($1)', [
    plant('special-codes.code', readBy('special-codes')),
  ])
  await one('insert into public.shared_sections (title) values ($1)', [
    plant('shared-sections.title', readBy('shared-sections')),
  ])
  await one('insert into public.customer_groups (title) values ($1)', [
    plant('customer-groups.title', readBy('customer-groups')),
  ])
  await one('insert into public.search_synonyms (words) values ($1)', [
    plant('search-synonyms.words', readBy('search-synonyms')),
  ])
  await one('insert into public.search_judgements (text) values ($1)', [
    plant('search-judgements.text', readBy('search-judgements')),
  ])
  await owner.query(`update public.shop_settings set shop_mobile = $1`, [
    plant('shop-settings.shopMobile', 'manager'),
  ])
  return ids
}

async function plantOrder(owner: Pool, victim: number, plant: Plant) {
  const seenBy: Least = 'manager'
  const receiver = plant('orders.address.receiver', seenBy)
  const order = await addPlacedOrder(owner, {
    customerId: victim,
    receiver,
    mobile: plant('orders.address.mobile', seenBy),
    isPaid: true,
  })
  await owner.query('update shop.orders set tracking_code = $2, carrier = $3 where id = $1', [
    order.orderId,
    plant('orders.tracking_code', seenBy),
    plant('orders.carrier', seenBy),
  ])
  await owner.query('update shop.payment_attempts set reference = $2, card = $3 where order_id = $1', [
    order.orderId,
    plant('payment_attempts.reference', seenBy),
    plant('payment_attempts.card', seenBy),
  ])
  await owner.query(
    `insert into shop.order_events (order_id, kind, made_by, note) values ($1, 'note', 'staff 1', $2)`,
    [order.orderId, plant('order_events.note', seenBy)],
  )
  return order
}

async function plantFile(owner: Pool, victim: number, plant: Plant): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into shop.private_files (id, customer_id, form_field_id, storage_name) values (gen_random_uuid(), $1, $2, $3) returning id`,
    [victim, plant('private_files.form_field_id', 'owner'), plant('private_files.storage_name', 'nobody')],
  )
  return rows[0]?.id ?? ''
}
