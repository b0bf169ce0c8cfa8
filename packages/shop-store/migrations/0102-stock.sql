-- Baseline: replaces the migrations up to 0062-front-version.sql.

-- The units on hand and how many of them are held. A hot product has several buckets, so that buyers do not wait for
-- one row.
create table shop.stock_buckets (
  variant_id integer not null references public.variants (id) on delete restrict,
  bucket smallint not null default 0,
  on_hand integer not null default 0,
  reserved integer not null default 0,
  primary key (variant_id, bucket),
  constraint stock_is_never_oversold check (reserved between 0 and on_hand)
) with (fillfactor = 50);
create trigger stock_tells after update on shop.stock_buckets for each row
  when ((old.on_hand > old.reserved) <> (new.on_hand > new.reserved))
  execute function shop.tell_of_stock();

create table shop.stock_holds (
  id uuid primary key default shop.uuid_v7(),
  variant_id integer not null,
  bucket smallint not null,
  quantity integer not null check (quantity > 0),
  state text not null default 'held' check (state in ('held', 'sold', 'released')),
  -- The order's id.
  holder uuid not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  foreign key (variant_id, bucket) references shop.stock_buckets on delete restrict
);
create index stock_holds_of_holder on shop.stock_holds (holder);
create index stock_holds_due on shop.stock_holds (expires_at) where state = 'held';

-- The ledger: the sum of a bucket's deltas is its on_hand. Rows are only added.
create table shop.stock_moves (
  id uuid primary key default shop.uuid_v7(),
  variant_id integer not null,
  bucket smallint not null,
  delta integer not null check (delta <> 0),
  reason text not null check (btrim(reason) <> ''),
  made_by text not null,
  made_at timestamptz not null default now(),
  foreign key (variant_id, bucket) references shop.stock_buckets on delete restrict
);
create index stock_moves_of_variant on shop.stock_moves (variant_id, made_at);
