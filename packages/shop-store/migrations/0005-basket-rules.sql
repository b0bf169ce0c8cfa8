-- A customer has one basket, opened by the session; a guest's is opened by its secret. Signing out leaves the
-- customer's basket with the customer.
alter table shop.baskets
  add column special_code text,
  add column uses_score boolean not null default false;
drop index shop.baskets_of_customer;
create unique index one_basket_a_customer on shop.baskets (customer_id) where customer_id is not null;

-- What a retried change was answered with, so that it happens once. Rows live as long as a retry may come.
create table shop.basket_changes (
  basket_id uuid not null references shop.baskets (id) on delete cascade,
  key text not null,
  request_hash bytea not null,
  notice jsonb,
  made_at timestamptz not null default now(),
  primary key (basket_id, key)
);
create index basket_changes_by_age on shop.basket_changes (made_at);

-- Orders so far hold only what the basket's rules ask of them; checkout brings the rest.
create sequence shop.order_numbers start 100001;
create table shop.orders (
  id uuid primary key default shop.uuid_v7(),
  number bigint not null unique default nextval('shop.order_numbers'),
  customer_id integer not null references public.customers (id) on delete restrict,
  placed_at timestamptz not null default now()
);
create index orders_of_customer on shop.orders (customer_id, placed_at desc);

-- Each spending of a code, once per order.
create table shop.code_uses (
  order_id uuid primary key references shop.orders (id) on delete restrict,
  code_id integer not null references public.special_codes (id) on delete restrict,
  customer_id integer not null references public.customers (id) on delete restrict,
  used_at timestamptz not null default now()
);
create index code_uses_of_code on shop.code_uses (code_id, customer_id);

-- The score ledger: Σ delta of a customer is the score. Rows are only ever added.
create table shop.score_moves (
  id uuid primary key default shop.uuid_v7(),
  customer_id integer not null references public.customers (id) on delete restrict,
  delta integer not null check (delta <> 0),
  reason text not null check (btrim(reason) <> ''),
  made_at timestamptz not null default now()
);
create index score_moves_of_customer on shop.score_moves (customer_id);

-- Failed guesses at a secret (a special code, later a password), counted where a flushed cache cannot forget them.
create table shop.guesses (
  scope text not null,
  guesser text not null,
  window_started_at timestamptz not null default now(),
  count integer not null default 1,
  primary key (scope, guesser)
);
create index guesses_by_age on shop.guesses (window_started_at);

/* Counts one failed guess and answers how many there are in the present window. */
create function shop.count_guess(p_scope text, p_guesser text, p_window interval) returns integer language sql volatile as $$
  insert into shop.guesses as g (scope, guesser) values (p_scope, p_guesser)
  on conflict (scope, guesser) do update set
    count = case when g.window_started_at < now() - p_window then 1 else g.count + 1 end,
    window_started_at = case when g.window_started_at < now() - p_window then now() else g.window_started_at end
  returning count
$$;
