-- What shoppers want to hear of when the shop has it, by the text as it is compared.
create table shop.wished (
  id bigint generated always as identity primary key,
  folded text not null unique check (char_length(folded) between 1 and 100),
  shown text not null check (char_length(shown) between 1 and 100),
  -- The product that a manager says it is.
  product_id integer references public.products (id) on delete set null,
  -- Products that had the words already when the search said that the shop has no such thing: they are not it.
  beside integer[] not null default '{}',
  note text check (length(note) <= 500),
  staff_id integer,
  decided_at timestamptz,
  -- When it is next compared with what is in stock; null while nobody waits.
  look_at timestamptz default now()
);
create index wished_to_look on shop.wished (look_at) where look_at is not null;
create index wished_of_product on shop.wished (product_id) where product_id is not null;

-- Who waits for it, and where the one message goes; asking is also the consent to that message, and to no other.
create table shop.wishes (
  id bigint generated always as identity primary key,
  wished_id bigint not null references shop.wished (id) on delete cascade,
  customer_id integer references public.customers (id) on delete restrict,
  mobile text,
  email text,
  culture text not null check (culture in ('fa-IR', 'en-US')),
  -- Opens nothing: it only ends what its owner waits for.
  stop_key text not null unique default replace(gen_random_uuid()::text, '-', ''),
  state text not null default 'waiting'
    check (state in ('waiting', 'due', 'sent', 'failed', 'stopped', 'dismissed')),
  -- What came into stock.
  product_id integer,
  asked_at timestamptz not null default now(),
  moved_at timestamptz not null default now(),
  check (num_nonnulls(mobile, email) = 1)
);
create unique index one_open_wish on shop.wishes (coalesce(mobile, email), wished_id) where state in ('waiting', 'due');
create unique index one_open_wish_of_customer on shop.wishes (customer_id, wished_id)
  where state in ('waiting', 'due') and customer_id is not null;
create index wishes_waiting on shop.wishes (wished_id, id) where state = 'waiting';
create index wishes_of_wished on shop.wishes (wished_id);
create index wishes_of_customer on shop.wishes (customer_id) where customer_id is not null;
create index wishes_by_contact on shop.wishes (coalesce(mobile, email));
create index wishes_closed on shop.wishes (moved_at);
