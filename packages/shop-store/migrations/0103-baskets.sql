-- Baseline: replaces the migrations up to 0062-front-version.sql.

-- A customer has one basket, opened by the session; a guest's is opened by its secret. Signing out leaves the
-- customer's basket with the customer.
create table shop.baskets (
  id uuid primary key default shop.uuid_v7(),
  -- The CartID that scripts see; it opens nothing without the secret.
  handle text not null unique,
  secret_hash bytea not null,
  customer_id integer references public.customers (id) on delete restrict,
  -- Every write names the version it read.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  -- No index has this column: every change of a basket would then be written into all of the table's indexes.
  updated_at timestamptz not null default now(),
  special_code text,
  uses_score boolean not null default false
) with (fillfactor = 80);
create unique index one_basket_a_customer on shop.baskets (customer_id) where customer_id is not null;
create index guest_baskets_by_age on shop.baskets (created_at) where customer_id is null;

create table shop.basket_lines (
  basket_id uuid not null references shop.baskets (id) on delete cascade,
  -- Version 7, given by the caller: lines are shown in the order in which they came.
  id uuid not null,
  product_id integer not null references public.products (id) on delete restrict,
  variant_id integer not null references public.variants (id) on delete restrict,
  addon_of uuid,
  quantity integer not null check (quantity > 0),
  user_description text,
  -- The price the shopper last saw, so that the next answer can say that it changed.
  seen_unit_price_rial bigint,
  primary key (basket_id, id),
  foreign key (basket_id, addon_of) references shop.basket_lines (basket_id, id) on delete cascade
) with (fillfactor = 80);

-- The answer to each change, so that a retried change happens once. Rows live as long as a retry may come.
create table shop.basket_changes (
  basket_id uuid not null references shop.baskets (id) on delete cascade,
  key text not null,
  request_hash bytea not null,
  notice jsonb,
  made_at timestamptz not null default now(),
  primary key (basket_id, key)
);
create index basket_changes_by_age on shop.basket_changes (made_at);
