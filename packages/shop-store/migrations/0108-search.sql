-- Baseline: replaces the migrations up to 0062-front-version.sql.

-- What search keeps of a product. `terms` holds the analyser's tokens with their field's weight (A codes, brand, title;
-- B category; C other forms, attributes, sounds; D description), never what PostgreSQL itself would make of a text. A
-- token's position says only the field, the category's first: then ts_rank adds it to the title's whole. There is no
-- foreign key: dropping the old table at the end of a rebuild would lock the products. A deleted product's document is
-- deleted by its own job.
create table shop.search_documents (
  product_id integer primary key,
  words text not null default '',
  refreshed_at timestamptz not null default now(),
  terms tsvector not null default '',
  codes text[] not null default '{}',
  category_id integer,
  -- Its category and all above it.
  category_ids integer[] not null default '{}',
  brand text not null default '',
  -- Each as its name, U+001F, its value.
  attributes text[] not null default '{}',
  price_rial bigint,
  discount_percent real not null default 0,
  is_offered boolean not null default false,
  is_in_stock boolean not null default false,
  popularity double precision not null default 0,
  created_at timestamptz not null default now(),
  -- When an offer begins or ends, and the price here is no longer the current one.
  changes_at timestamptz,
  -- A digest of the document's sources: a document whose row says otherwise is out of date.
  digest text not null default '',
  static_rank bigint not null generated always as (
    is_in_stock::int * 1000000000000000 + (least(greatest(popularity, 0), 1000000) * 1000000)::bigint * 100
    + is_offered::int) stored
);
-- Tokens are read for a few hundred documents of a search, the rest for all that match: long ones are stored apart,
-- uncompressed.
alter table shop.search_documents alter column terms set storage external, alter column words set storage main;
create index search_documents_trigrams on shop.search_documents using gin (words public.gin_trgm_ops);
create index search_documents_terms on shop.search_documents using gin (terms);
create index search_documents_codes on shop.search_documents using gin (codes);
create index search_documents_categories on shop.search_documents using gin (category_ids);
create index search_documents_popular on shop.search_documents (static_rank desc, product_id desc);
create index search_documents_change on shop.search_documents (changes_at) where changes_at is not null;
-- shop.watch_search_documents creates the same triggers on the table that a rebuild puts in place.
create trigger search_tokens_added after insert on shop.search_documents referencing new table as added
  for each statement execute function shop.count_search_tokens();
create trigger search_tokens_removed after delete on shop.search_documents referencing old table as removed
  for each statement execute function shop.count_search_tokens();
create trigger search_tokens_changed after update on shop.search_documents referencing new table as added old table as removed
  for each statement execute function shop.count_search_tokens();

-- The catalogue's tokens, and how many documents have each.
create table shop.search_vocabulary (
  token text primary key,
  frequency integer not null,
  deletes text[] not null generated always as (shop.deletes_of(token)) stored
) with (fillfactor = 70);
create index search_vocabulary_deletes on shop.search_vocabulary using gin (deletes) where deletes <> '{}';
create index search_vocabulary_trigrams on shop.search_vocabulary using gin (token public.gin_trgm_ops) where deletes <> '{}';
create index search_vocabulary_prefix on shop.search_vocabulary (token text_pattern_ops);

-- How far a rebuild has come; a row while one is under way.
create table shop.search_rebuild (
  is_only boolean primary key default true check (is_only),
  done_until integer not null default 0,
  started_at timestamptz not null default now()
);

-- Suggestions while people type: titles of categories and brands, and both together, as readers write them.
create table shop.search_phrases (
  locale text not null,
  folded text not null,
  shown text not null,
  category_id integer,
  weight integer not null,
  primary key (locale, folded)
);
create index search_phrases_prefix on shop.search_phrases (locale, folded text_pattern_ops);

-- Counted by the day, without a person.
create table shop.search_misses (
  day date not null default (now() at time zone 'Asia/Tehran')::date,
  locale text not null,
  term text not null check (char_length(term) between 1 and 100),
  searches integer not null default 1,
  primary key (day, locale, term)
);
create table shop.search_clicks (
  day date not null default (now() at time zone 'Asia/Tehran')::date,
  product_id integer not null references public.products (id) on delete cascade,
  clicks integer not null default 1,
  primary key (product_id, day)
);
create index search_clicks_by_day on shop.search_clicks (day);

-- Popularity from recent sales and clicks: each counts half after fourteen days.
create table shop.product_popularity (
  product_id integer primary key references public.products (id) on delete cascade,
  value double precision not null
);
