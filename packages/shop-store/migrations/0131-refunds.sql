-- Money of an order that goes back in part: of lines, of the delivery, of goodwill. The order itself stays as it is.
create sequence shop.refund_numbers start 7001;
create table shop.refunds (
  id uuid primary key default shop.uuid_v7(),
  number bigint not null unique default nextval('shop.refund_numbers'),
  order_id uuid not null references shop.orders (id) on delete restrict,
  -- The return that it settles, if any; one refund a return.
  return_id uuid unique references shop.returns (id) on delete restrict,
  -- The idempotency key of the request: the same request sent again finds this refund.
  key text not null,
  goods_rial bigint not null check (goods_rial >= 0),
  delivery_rial bigint not null check (delivery_rial >= 0),
  goodwill_rial bigint not null check (goodwill_rial >= 0),
  reason text check (length(reason) <= 1000),
  made_by text not null,
  made_at timestamptz not null default now(),
  unique (order_id, key),
  check (goods_rial + delivery_rial + goodwill_rial > 0)
);

-- The units whose share of the frozen totals it gives back.
create table shop.refund_lines (
  refund_id uuid not null references shop.refunds (id) on delete restrict,
  order_id uuid not null,
  position smallint not null,
  quantity integer not null check (quantity > 0),
  amount_rial bigint not null check (amount_rial >= 0),
  primary key (refund_id, position),
  foreign key (order_id, position) references shop.order_lines (order_id, position) on delete restrict
);
create index refund_lines_of_order on shop.refund_lines (order_id, position);

-- What goes back over one payment: an attempt, a due of a plan, or what was paid at the door where both are null.
-- Banks know a part by its number.
create sequence shop.refund_part_numbers start 9001;
create table shop.refund_parts (
  id uuid primary key default shop.uuid_v7(),
  number bigint not null unique default nextval('shop.refund_part_numbers'),
  refund_id uuid not null references shop.refunds (id) on delete restrict,
  order_id uuid not null references shop.orders (id) on delete restrict,
  attempt_id uuid references shop.payment_attempts (id) on delete restrict,
  due_position smallint,
  amount_rial bigint not null check (amount_rial > 0),
  -- As a whole attempt's refund_state; 'done' when the money is back.
  state text check (state in ('asked', 'refused', 'cannot', 'unclear', 'done')),
  tries integer not null default 0,
  -- When the bank is asked next; null when no answer is awaited.
  check_at timestamptz,
  iban text check (iban ~ '^IR[0-9]{24}$'),
  note text check (length(note) <= 1000),
  done_at timestamptz,
  foreign key (order_id, due_position) references shop.order_dues (order_id, position) on delete restrict,
  check ((check_at is not null) = (state is not distinct from 'asked')),
  check ((done_at is not null) = (state is not distinct from 'done'))
);
create index refund_parts_of_order on shop.refund_parts (order_id, id);
create index refund_parts_of_refund on shop.refund_parts (refund_id);
create index refund_parts_to_ask on shop.refund_parts (check_at) where check_at is not null;
create index refund_parts_open on shop.refund_parts (order_id) where done_at is null;
