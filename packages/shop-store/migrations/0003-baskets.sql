create table shop.baskets (
  id uuid primary key default shop.uuid_v7(),
  -- The CartID that scripts see; it opens nothing without the secret.
  handle text not null unique,
  secret_hash bytea not null,
  customer_id integer references public.customers (id) on delete restrict,
  -- Every write names the version it read.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
) with (fillfactor = 80);
create index baskets_of_customer on shop.baskets (customer_id) where customer_id is not null;
create index baskets_by_age on shop.baskets (updated_at);

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
