-- Days that do not count for the time to withdraw, beside Fridays; managers keep them.
create table shop.holidays (
  day date primary key,
  title text not null check (btrim(title) <> '' and length(title) <= 100)
);

-- Products that the law lets a shop not take back, and why. It holds for orders that were placed after it was said.
create table shop.return_exceptions (
  product_id integer primary key references public.products (id) on delete cascade,
  kind text not null check (kind in ('food', 'made-to-order', 'market-price', 'hygiene', 'opened-media', 'press')),
  since timestamptz not null default now()
);

-- Goods that come back from an order.
create sequence shop.return_numbers start 5001;
create table shop.returns (
  id uuid primary key default shop.uuid_v7(),
  number bigint not null unique default nextval('shop.return_numbers'),
  order_id uuid not null references shop.orders (id) on delete restrict,
  -- The idempotency key of the request: the same request sent again finds this return.
  key text not null,
  state text not null
    check (state in ('requested', 'approved', 'received', 'inspected', 'settled', 'refused', 'withdrawn')),
  reason text not null check (reason in ('changed-mind', 'damaged', 'wrong-item', 'not-as-described', 'other')),
  note text check (length(note) <= 1000),
  -- Why a manager took it although the time was over or the kind of product is excepted.
  overruled text check (btrim(overruled) <> '' and length(overruled) <= 1000),
  requested_at timestamptz not null default now(),
  unique (order_id, key)
);
create index returns_by_state on shop.returns (state, number desc);

-- Its units, by the order's lines; what became of each is known once they were looked at.
create table shop.return_lines (
  return_id uuid not null references shop.returns (id) on delete restrict,
  order_id uuid not null,
  position smallint not null,
  quantity integer not null check (quantity > 0),
  -- Back on the shelf, kept but not sold again, and not in the parcel.
  restocked integer check (restocked >= 0),
  damaged integer check (damaged >= 0),
  missing integer check (missing >= 0),
  primary key (return_id, position),
  foreign key (order_id, position) references shop.order_lines (order_id, position) on delete restrict,
  check (restocked is null or restocked + damaged + missing = quantity),
  check ((restocked is null) = (damaged is null) and (restocked is null) = (missing is null))
);
create index return_lines_of_order on shop.return_lines (order_id, position);

-- What happened to a return, in order. Rows are only added.
create table shop.return_events (
  id uuid primary key default shop.uuid_v7(),
  return_id uuid not null references shop.returns (id) on delete restrict,
  event text not null
    check (event in ('request', 'open', 'approve', 'refuse', 'receive', 'inspect', 'settle', 'withdraw')),
  made_by text not null,
  made_at timestamptz not null default now(),
  note text check (length(note) <= 1000)
);
create index return_events_of_return on shop.return_events (return_id, id);
