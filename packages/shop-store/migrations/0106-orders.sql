-- Baseline: replaces the migrations up to 0062-front-version.sql.

-- An order is what was agreed at one moment: its lines and totals are frozen and follow no later price, title or rate.
create sequence shop.order_numbers start 100001;
create table shop.orders (
  id uuid primary key default shop.uuid_v7(),
  number bigint not null unique default nextval('shop.order_numbers'),
  customer_id integer not null references public.customers (id) on delete restrict,
  placed_at timestamptz not null default now(),
  -- The idempotency key of the request that placed it: the same request sent again finds this order.
  key text,
  basket_id uuid,
  basket_version integer,
  state text not null default 'awaiting-payment'
    check (state in ('awaiting-payment', 'awaiting-approval', 'confirmed', 'shipped', 'delivered', 'cancelled', 'expired')),
  method_id smallint not null default 1 check (method_id in (1, 2, 3, 5, 6, 7)),
  installment_plan_id integer,
  culture text not null default 'fa-IR',
  price_unit text not null default 'toman',
  price_rial bigint not null default 0,
  normal_discount_rial bigint not null default 0,
  code_discount_rial bigint not null default 0,
  score_discount_rial bigint not null default 0,
  discount_rial bigint not null default 0,
  tax_rial bigint not null default 0,
  postal_rial bigint not null default 0,
  payable_rial bigint not null default 0 check (payable_rial >= 0),
  -- What an online payment must bring: all, or the down payment of the shop's own plan.
  due_rial bigint not null default 0 check (due_rial >= 0),
  special_code text,
  code_id integer,
  score_spent integer not null default 0 check (score_spent >= 0),
  score_earned integer not null default 0 check (score_earned >= 0),
  delivery_method_id integer,
  delivery_title text,
  paid_on_arrival boolean not null default false,
  address jsonb,
  hold_expires_at timestamptz,
  paid_at timestamptz,
  shipped_at timestamptz,
  carrier text,
  tracking_code text,
  closed_at timestamptz,
  closed_reason text,
  -- What a shopper says of a card-to-card payment; a manager approves it or not.
  receipt jsonb,
  -- The economic code of a company, for its invoice, as it was given with the order.
  economic_code text check (economic_code ~ '^[0-9]{11,14}$')
);
create index orders_of_customer on shop.orders (customer_id, placed_at desc);
create unique index one_order_a_key on shop.orders (customer_id, key);
create unique index one_order_a_basket_generation on shop.orders (basket_id, basket_version);
create index orders_to_expire on shop.orders (hold_expires_at) where state = 'awaiting-payment';
create index orders_by_state on shop.orders (state, number desc);
create index orders_by_day on shop.orders (placed_at);
-- Managers look people up by what is written on the parcel.
create index orders_by_mobile on shop.orders ((address->>'mobile'));
create index orders_by_receiver on shop.orders using gin ((address->>'receiver') public.gin_trgm_ops);
create trigger orders_mark_buyers after update of state, paid_at on shop.orders
  for each row when (old.state is distinct from new.state or old.paid_at is distinct from new.paid_at)
  execute function shop.mark_bought_order();

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

-- What happened to an order, in order. Rows are only added.
create table shop.order_events (
  id uuid primary key default shop.uuid_v7(),
  order_id uuid not null references shop.orders (id) on delete restrict,
  kind text not null check (kind in ('placed', 'paid', 'payment-failed',
    'stock-lost', 'refund-due', 'refund-asked', 'refund-refused', 'refund-void', 'refunded', 'expired', 'revived', 'cancelled',
    'approved', 'shipped', 'delivered', 'note', 'gift-added', 'receipt-given', 'doubt-ended')),
  made_by text not null,
  made_at timestamptz not null default now(),
  note text,
  data jsonb
);
create index order_events_of_order on shop.order_events (order_id, id);
create trigger order_events_are_told after insert on shop.order_events for each row
  when (new.kind in ('placed', 'paid', 'stock-lost', 'refunded', 'expired', 'cancelled', 'approved', 'shipped'))
  execute function shop.tell_order_event();

-- Order notifications: which event was sent to whom by which method. The process that inserts the row sends it, once.
create table shop.order_tellings (
  event_id uuid not null references shop.order_events (id) on delete restrict,
  way text not null check (way in ('sms', 'mail', 'shop-sms')),
  told_at timestamptz not null default now(),
  primary key (event_id, way)
);
create index order_tellings_by_age on shop.order_tellings (told_at);

-- Each use of a special code, once per order.
create table shop.code_uses (
  order_id uuid primary key references shop.orders (id) on delete restrict,
  code_id integer not null references public.special_codes (id) on delete restrict,
  customer_id integer not null references public.customers (id) on delete restrict,
  used_at timestamptz not null default now()
);
create index code_uses_of_code on shop.code_uses (code_id, customer_id);

-- Uses of a code that count against its limit. Transactions that use the code wait for this row.
create table shop.code_counters (
  code_id integer primary key references public.special_codes (id) on delete restrict,
  used integer not null default 0 check (used >= 0)
);

-- The score ledger: the sum of a customer's deltas is the score. Rows are only added.
create table shop.score_moves (
  id uuid primary key default shop.uuid_v7(),
  customer_id integer not null references public.customers (id) on delete restrict,
  delta integer not null check (delta <> 0),
  reason text not null check (btrim(reason) <> ''),
  made_at timestamptz not null default now(),
  -- The order that the move belongs to, if any.
  order_id uuid references shop.orders (id) on delete restrict
);
create index score_moves_of_customer on shop.score_moves (customer_id);
