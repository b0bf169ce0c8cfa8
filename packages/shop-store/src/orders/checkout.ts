import type { InstallmentPlan } from '@rasteh/shop-core/checkout'
import type { ScheduledMethod, TakenPlaces } from '@rasteh/shop-core/delivery'
import type { Rial } from '@rasteh/shop-core/money'
import { UNPAID_STATES } from '@rasteh/shop-core/order'
import type { PaymentMethodId } from '@rasteh/shop-core/payment'
import type { KeptAddress } from '../accounts/addresses.ts'
import type { Database } from '../platform/pool.ts'
import type { Locale } from '../reads/locale.ts'
import { COMING_HOLIDAYS, DELIVERY_SCHEDULE, DELIVERY_TERMS } from './delivery.sql.ts'
import { inStates } from './in-states.ts'

type Bounds = { minPayableRial: Rial | null; maxPayableRial: Rial | null }
type Shown = { title: string; text: string; logo: string | null }

/** What a checkout chooses from, as managers set it up. */
export type CheckoutFacts = {
  addresses: KeptAddress[]
  deliveryMethods: (ScheduledMethod & { title: string; text: string; taken: TakenPlaces[] })[]
  holidays: string[]
  methods: (Bounds & { id: PaymentMethodId; title: string; text: string })[]
  banks: (Shown & { id: number; gateway: string })[]
  installmentBanks: (Shown & { id: number; gateway: string })[]
  plans: (Bounds & InstallmentPlan & { title: string })[]
  cardNumber: string
  cardOwner: string
  /** Gateways that did not answer lately. */
  aside: string[]
  openOrderId: string | null
  /** As the account has them; empty texts where it has none. */
  customerName: string
  customerMobile: string
  codeId: number | null
  /** The order that this idempotency key has placed before. */
  earlier: { orderId: string; number: number; attemptId: string | null } | null
}

const own = (table: string, column: string, parent: string) =>
  `coalesce((select l.${column} from public.${table} l where l._parent_id = ${parent} and l._locale = $2::public._locales),
    (select l.${column} from public.${table} l where l._parent_id = ${parent} and l._locale = 'fa'), '')`
const logo = (row: string) =>
  `(select '/media/' || coalesce(m.sizes_thumb_filename, m.filename) from public.media m where m.id = ${row}.logo_id)`
const ASIDE_AFTER = 3
const ASIDE_SECONDS = 60

/** $1 customer, $2 language, $3 special code, $4 key of the press. A bench asks it of the bare engine too. */
export const CHECKOUT_FACTS = `select
  (select coalesce(json_agg(json_build_object('id', a.id, 'title', a.title, 'receiver', a.receiver, 'mobile', a.mobile,
     'cityId', a.city_id, 'provinceId', c.province::text::int, 'cityTitle', ${own('cities_locales', 'title', 'c.id')},
     'postalCode', a.postal_code, 'address', a.address, 'isDefault', a.is_default) order by a.is_default desc, a.id desc), '[]')
   from shop.addresses a join public.cities c on c.id = a.city_id where a.customer_id = $1) as addresses,
  (select coalesce(json_agg(json_build_object(${DELIVERY_TERMS}, ${DELIVERY_SCHEDULE}, 'title', ${own('delivery_methods_locales', 'title', 'd.id')},
     'text', ${own('delivery_methods_locales', 'text', 'd.id')}) order by d.position, d.id), '[]')
   from public.delivery_methods d where d.is_active) as "deliveryMethods",
  (select coalesce(json_agg(json_build_object('id', m.kind::text::int, 'title', ${own('payment_methods_locales', 'title', 'm.id')},
     'text', ${own('payment_methods_locales', 'text', 'm.id')}, 'minPayableRial', m.min_payable_rial,
     'maxPayableRial', m.max_payable_rial) order by m.position, m.id), '[]')
   from public.payment_methods m where m.is_active) as methods,
  (select coalesce(json_agg(json_build_object('id', b.id, 'gateway', b.gateway, 'text', '',
     'title', ${own('banks_locales', 'title', 'b.id')}, 'logo', ${logo('b')}) order by b.position, b.id), '[]')
   from public.banks b where b.is_active) as banks,
  (select coalesce(json_agg(json_build_object('id', b.id, 'gateway', b.provider, 'text', ${own('installment_banks_locales', 'text', 'b.id')},
     'title', ${own('installment_banks_locales', 'title', 'b.id')}, 'logo', ${logo('b')}) order by b.position, b.id), '[]')
   from public.installment_banks b where b.is_active) as "installmentBanks",
  (select coalesce(json_agg(json_build_object('id', p.id, 'title', ${own('installment_plans_locales', 'title', 'p.id')},
     'months', p.months, 'downPaymentPercent', p.down_payment_percent, 'monthlyFeePercent', p.monthly_fee_percent,
     'minPayableRial', p.min_payable_rial, 'maxPayableRial', p.max_payable_rial) order by p.position, p.id), '[]')
   from public.installment_plans p where p.is_active) as plans,
  ${COMING_HOLIDAYS} as holidays,
  coalesce((select s.card_number from public.shop_settings s order by s.id limit 1), '') as "cardNumber",
  coalesce((select ${own('shop_settings_locales', 'card_owner', 's.id')} from public.shop_settings s order by s.id limit 1), '') as "cardOwner",
  (select coalesce(json_agg(h.gateway), '[]') from shop.gateway_health h
   where h.failures >= ${ASIDE_AFTER} and h.failed_at > now() - interval '${ASIDE_SECONDS} seconds') as aside,
  (select o.id from shop.orders o where o.customer_id = $1 and o.state ${inStates(UNPAID_STATES)} and o.hold_expires_at > now()
   order by o.placed_at desc limit 1) as "openOrderId",
  (select c.id from public.special_codes c where c.code = $3 and c.deleted_at is null) as "codeId",
  (select json_build_object('orderId', o.id, 'number', o.number, 'attemptId',
     (select a.id from shop.payment_attempts a where a.order_id = o.id order by a.id desc limit 1))
   from shop.orders o where o.customer_id = $1 and o.key = $4) as earlier,
  coalesce((select c.name from public.customers c where c.id = $1), '') as "customerName",
  coalesce((select c.username from public.customers c where c.id = $1 and c.username ~ '^09[0-9]{9}$'), '') as "customerMobile"`

type CheckoutRequest = {
  customerId: number
  locale: Locale
  specialCode: string | null
  key?: string | null
}

/** All that a checkout chooses from and is checked against, in one statement. */
export async function loadCheckoutFacts(
  database: Database,
  { customerId, locale, specialCode, key = null }: CheckoutRequest,
): Promise<CheckoutFacts> {
  const { rows } = await database.query<CheckoutFacts>({
    name: 'checkout-facts',
    text: CHECKOUT_FACTS,
    values: [customerId, locale, specialCode, key],
  })
  const [row] = rows
  if (!row) throw new Error('the checkout statement always answers one row')
  return row
}

/** Records that a gateway did not answer. After three times in a row it is not offered for a minute. */
export async function recordNoAnswer(database: Database, gateway: string): Promise<void> {
  await database.query({
    name: 'gateway-silent',
    text: `insert into shop.gateway_health as h (gateway, failures) values ($1, 1)
      on conflict (gateway) do update set failures = h.failures + 1, failed_at = now()`,
    values: [gateway],
  })
}

/** A gateway answered: what it failed before is forgotten. */
export async function noteAnswer(database: Database, gateway: string): Promise<void> {
  await database.query({
    name: 'gateway-answered',
    text: 'update shop.gateway_health set failures = 0 where gateway = $1 and failures > 0',
    values: [gateway],
  })
}
