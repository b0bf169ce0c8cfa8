-- Baseline: replaces the migrations up to 0062-front-version.sql.

-- One attempt to pay an order online. Banks know it by its number.
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
  -- The question to the bank for a refund: 'asked' until there is an answer; 'refused', 'cannot' and 'unclear' are left
  -- to people, who then mark the refund by hand.
  refund_state text check (refund_state in ('asked', 'refused', 'cannot', 'unclear')),
  refund_tries integer not null default 0,
  -- When the bank is asked next; null when no answer is awaited.
  refund_check_at timestamptz,
  -- What the bank says it took, and its reference, also when it is not what was asked for. No more is ever due back.
  taken_rial bigint check (taken_rial >= 0),
  taken_reference text,
  -- Every attempt ends by a deadline, even without the bank's answer: its goods are then free for others. Money that
  -- shows up later is found by late questions, which hold nothing.
  deadline_at timestamptz not null default now() + interval '2 hours',
  -- When a bank is asked once more about an attempt that has ended; null when it is not asked any more.
  late_check_at timestamptz,
  late_tries integer not null default 0,
  check ((next_check_at is null) = (state in ('verified', 'failed', 'expired', 'stock-lost', 'refund-due', 'refunded'))),
  check ((refund_check_at is not null) = (refund_state is not distinct from 'asked')),
  check (refund_state is distinct from 'asked' or state = 'refund-due')
) with (fillfactor = 80);
create index attempts_of_order on shop.payment_attempts (order_id, id);
create index attempts_to_check on shop.payment_attempts (next_check_at) where next_check_at is not null;
create index attempts_to_refund on shop.payment_attempts (finished_at) where state = 'refund-due';
create index attempts_to_ask_back on shop.payment_attempts (refund_check_at) where refund_check_at is not null;
create index attempts_to_ask_late on shop.payment_attempts (late_check_at) where late_check_at is not null;
create unique index one_attempt_an_authority on shop.payment_attempts (gateway, authority) where authority is not null;
-- A bank's reference pays once: an old receipt shown again is another payment's money.
create unique index one_attempt_a_reference on shop.payment_attempts (gateway, reference) where reference is not null;
create unique index one_capture_an_order on shop.payment_attempts (order_id) where state in ('verifying', 'verified');

-- What browsers brought back from banks, each once. Anyone can send such a request: it is a reason to ask the bank,
-- never an answer. What the bank did not confirm is marked, and the next one is tried.
create table shop.payment_returns (
  id uuid primary key default shop.uuid_v7(),
  attempt_id uuid not null references shop.payment_attempts (id) on delete restrict,
  body_hash bytea not null,
  claim text not null check (claim in ('paid', 'not-paid', 'unclear')),
  -- The few fields of the bank's that verify needs.
  kept jsonb not null,
  is_refuted boolean not null default false,
  received_at timestamptz not null default now(),
  unique (attempt_id, body_hash)
);

-- Each payment that a bank has named to us, booked to one attempt: as the money of its order, or as a debt to its payer.
-- A reference is booked once, so that no payment counts twice, whichever orders it is brought to.
create table shop.bank_takings (
  gateway text not null,
  reference text not null,
  taken_rial bigint not null check (taken_rial >= 0),
  attempt_id uuid not null unique references shop.payment_attempts (id) on delete restrict,
  taken_at timestamptz not null default now(),
  primary key (gateway, reference)
);

-- Banks that did not answer lately are not offered for a while.
create table shop.gateway_health (
  gateway text primary key,
  failures integer not null default 0,
  failed_at timestamptz not null default now()
);
