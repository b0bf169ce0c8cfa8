-- An order is what was agreed at one moment: its lines and totals are frozen and follow no later price, title or rate.
alter table shop.orders
  -- The press of a button that made it: the same press sent again finds this order.
  add column key text,
  add column basket_id uuid,
  add column basket_version integer,
  add column state text not null default 'awaiting-payment'
    check (state in ('awaiting-payment', 'awaiting-approval', 'confirmed', 'shipped', 'delivered', 'cancelled', 'expired')),
  add column method_id smallint not null default 1 check (method_id in (1, 2, 3, 5, 6, 7)),
  add column installment_plan_id integer,
  add column culture text not null default 'fa-IR',
  add column price_unit text not null default 'toman',
  add column price_rial bigint not null default 0,
  add column normal_discount_rial bigint not null default 0,
  add column code_discount_rial bigint not null default 0,
  add column score_discount_rial bigint not null default 0,
  add column discount_rial bigint not null default 0,
  add column tax_rial bigint not null default 0,
  add column postal_rial bigint not null default 0,
  add column payable_rial bigint not null default 0 check (payable_rial >= 0),
  -- What an online payment must bring: all, or the down payment of the shop's own plan.
  add column due_rial bigint not null default 0 check (due_rial >= 0),
  add column special_code text,
  add column code_id integer,
  add column score_spent integer not null default 0 check (score_spent >= 0),
  add column score_earned integer not null default 0 check (score_earned >= 0),
  add column delivery_method_id integer,
  add column delivery_title text,
  add column paid_on_arrival boolean not null default false,
  add column address jsonb,
  add column hold_expires_at timestamptz,
  add column paid_at timestamptz,
  add column shipped_at timestamptz,
  add column carrier text,
  add column tracking_code text,
  add column closed_at timestamptz,
  add column closed_reason text,
  -- What a shopper says of a card-to-card payment; a manager believes it or not.
  add column receipt jsonb;
create unique index one_order_a_key on shop.orders (customer_id, key);
create unique index one_order_a_basket_generation on shop.orders (basket_id, basket_version);
create index orders_to_expire on shop.orders (hold_expires_at) where state = 'awaiting-payment';
create index orders_by_state on shop.orders (state, number desc);

create table shop.order_lines (
  order_id uuid not null references shop.orders (id) on delete restrict,
  position smallint not null,
  product_id integer not null references public.products (id) on delete restrict,
  variant_id integer not null references public.variants (id) on delete restrict,
  -- The position of the line it was added to.
  addon_of smallint,
  product_type smallint not null,
  title text not null,
  unit_title text not null,
  picture text,
  user_description text,
  quantity integer not null check (quantity > 0),
  unit_price_rial bigint not null,
  price_rial bigint not null,
  discount_rial bigint not null default 0,
  tax_percent numeric not null default 0,
  tax_rial bigint not null default 0,
  is_gift boolean not null default false,
  primary key (order_id, position)
);
create index order_lines_of_product on shop.order_lines (product_id);
create unique index one_gift_an_order on shop.order_lines (order_id) where is_gift;

-- The dues of the shop's own instalment plans, after the down payment.
create table shop.order_dues (
  order_id uuid not null references shop.orders (id) on delete restrict,
  position smallint not null,
  due_on date not null,
  amount_rial bigint not null check (amount_rial > 0),
  paid_at timestamptz,
  primary key (order_id, position)
);

-- What happened to an order, in order. Rows are only ever added.
create table shop.order_events (
  id uuid primary key default shop.uuid_v7(),
  order_id uuid not null references shop.orders (id) on delete restrict,
  kind text not null check (kind in ('placed', 'paid', 'payment-failed', 'stock-lost', 'refund-due', 'refunded', 'expired',
    'revived', 'cancelled', 'approved', 'shipped', 'delivered', 'note', 'gift-added', 'receipt-given')),
  made_by text not null,
  made_at timestamptz not null default now(),
  note text,
  data jsonb
);
create index order_events_of_order on shop.order_events (order_id, id);

-- Uses of a code that count against its limit. The row is the turnstile: whoever spends the code waits here.
create table shop.code_counters (
  code_id integer primary key references public.special_codes (id) on delete restrict,
  used integer not null default 0 check (used >= 0)
);
insert into shop.code_counters (code_id, used) select code_id, count(*) from shop.code_uses group by code_id;

-- One try to pay an order online. Its number is what banks know it by.
create sequence shop.attempt_numbers start 1000001;
create table shop.payment_attempts (
  id uuid primary key default shop.uuid_v7(),
  number bigint not null unique default nextval('shop.attempt_numbers'),
  order_id uuid not null references shop.orders (id) on delete restrict,
  gateway text not null,
  bank_title text not null,
  amount_rial bigint not null check (amount_rial > 0),
  state text not null default 'created' check (state in ('created', 'redirected', 'returned', 'verifying',
    'verified', 'failed', 'expired', 'stock-lost', 'refund-due', 'refunded')),
  authority text,
  redirect jsonb,
  reference text,
  card text,
  failure text,
  tries integer not null default 0,
  -- When the reconciler looks at it next; null once its state is final.
  next_check_at timestamptz default now() + interval '30 seconds',
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  check ((next_check_at is null) = (state in ('verified', 'failed', 'expired', 'stock-lost', 'refund-due', 'refunded')))
) with (fillfactor = 80);
create index attempts_of_order on shop.payment_attempts (order_id, id);
create index attempts_to_check on shop.payment_attempts (next_check_at) where next_check_at is not null;
create index attempts_to_refund on shop.payment_attempts (finished_at) where state = 'refund-due';
create unique index one_attempt_an_authority on shop.payment_attempts (gateway, authority) where authority is not null;
-- A bank's reference pays once: an old receipt shown again is another's money.
create unique index one_attempt_a_reference on shop.payment_attempts (gateway, reference) where reference is not null;
create unique index one_capture_an_order on shop.payment_attempts (order_id) where state in ('verifying', 'verified');

-- What browsers brought back from banks, each once. Anybody can write such an address: it is a reason to ask the bank,
-- never an answer. What the bank did not bear out is marked, and the next one is tried.
create table shop.payment_returns (
  id uuid primary key default shop.uuid_v7(),
  attempt_id uuid not null references shop.payment_attempts (id) on delete restrict,
  body_hash bytea not null,
  claim text not null check (claim in ('paid', 'not-paid', 'unclear')),
  -- The few names of the bank's that verify needs.
  kept jsonb not null,
  is_refuted boolean not null default false,
  received_at timestamptz not null default now(),
  unique (attempt_id, body_hash)
);

-- Banks that did not answer lately step aside for a while.
create table shop.gateway_health (
  gateway text primary key,
  failures integer not null default 0,
  failed_at timestamptz not null default now()
);
