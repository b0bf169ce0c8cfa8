/* What search keeps of a product. `terms` holds the analyser's tokens with their field's weight (A codes, brand, title;
   B category; C other forms, attributes, sounds; D description), never what PostgreSQL itself would make of a text.
   A token's place says nothing but the field, the category's first: then ts_rank adds it to the title's whole. */
alter table shop.search_documents
  alter column words set default '',
  add column terms tsvector not null default '',
  add column codes text[] not null default '{}',
  add column category_id integer,
  -- Its category and all above it.
  add column category_ids integer[] not null default '{}',
  add column brand text not null default '',
  -- Each as its name, U+001F, its value.
  add column attributes text[] not null default '{}',
  add column price_rial bigint,
  add column discount_percent real not null default 0,
  add column is_offered boolean not null default false,
  add column is_in_stock boolean not null default false,
  add column popularity double precision not null default 0,
  add column created_at timestamptz not null default now(),
  -- When an offer begins or ends, and the price here is no longer the one that is paid.
  add column changes_at timestamptz,
  -- What the document was made from, in short: a document whose row says otherwise has drifted.
  add column digest text not null default '',
  add column static_rank bigint not null generated always as (
    is_in_stock::int * 1000000000000000 + (least(greatest(popularity, 0), 1000000) * 1000000)::bigint * 100
    + is_offered::int) stored;
-- Tokens are read for a few hundred documents of a search, the rest for all that match: long ones stand aside, unpacked.
alter table shop.search_documents alter column terms set storage external, alter column words set storage main;
create index search_documents_terms on shop.search_documents using gin (terms);
create index search_documents_codes on shop.search_documents using gin (codes);
create index search_documents_categories on shop.search_documents using gin (category_ids);
create index search_documents_popular on shop.search_documents (static_rank desc, product_id desc);
create index search_documents_change on shop.search_documents (changes_at) where changes_at is not null;

/* Every way to leave one letter out of a word, and two out of a longer one: two words with a way in common are a slip of
   the finger apart. */
create function shop.deletes_of(p_word text) returns text[] language sql immutable strict parallel safe
set search_path = pg_catalog, pg_temp as $$
  with one as (
    select overlay(p_word placing '' from i for 1) as word from generate_series(1, char_length(p_word)) i
    where char_length(p_word) between 2 and 24
  ), two as (
    select overlay(word placing '' from i for 1) as word from one, generate_series(1, char_length(word)) i
    where char_length(p_word) between 6 and 14
  )
  select array(select p_word union select word from one where word <> '' union select word from two)
$$;

-- The catalogue's tokens, and in how many documents each stands.
create table shop.search_vocabulary (
  token text primary key,
  frequency integer not null,
  deletes text[] not null generated always as (shop.deletes_of(token)) stored
) with (fillfactor = 70);
create index search_vocabulary_deletes on shop.search_vocabulary using gin (deletes);
create index search_vocabulary_trigrams on shop.search_vocabulary using gin (token public.gin_trgm_ops);
create index search_vocabulary_prefix on shop.search_vocabulary (token text_pattern_ops);

/* Keeps the vocabulary exact in the transaction that writes documents. Writers that bring or take tokens go one after
   another, or they would wait for each other's words for ever. */
create function shop.count_search_tokens() returns trigger language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp as $$
declare
  v_tokens text[];
  v_deltas integer[];
begin
  if tg_op = 'INSERT' then
    select array_agg(t), array_agg(n) into v_tokens, v_deltas from (
      select t, count(*)::int as n from added, unnest(tsvector_to_array(terms)) t group by t order by t) d;
  elsif tg_op = 'DELETE' then
    select array_agg(t), array_agg(-n) into v_tokens, v_deltas from (
      select t, count(*)::int as n from removed, unnest(tsvector_to_array(terms)) t group by t order by t) d;
  else
    select array_agg(t), array_agg(n) into v_tokens, v_deltas from (
      select t, sum(n)::int as n from (
        select t, 1 as n from added a join removed r using (product_id), unnest(tsvector_to_array(a.terms)) t
        where a.terms is distinct from r.terms
        union all
        select t, -1 from added a join removed r using (product_id), unnest(tsvector_to_array(r.terms)) t
        where a.terms is distinct from r.terms) both_ways
      group by t having sum(n) <> 0 order by t) d;
  end if;
  if v_tokens is null then return null; end if;
  perform pg_advisory_xact_lock(hashtext('shop.search_vocabulary'));
  insert into shop.search_vocabulary as v (token, frequency)
  select t, n from unnest(v_tokens, v_deltas) as d (t, n)
  on conflict (token) do update set frequency = v.frequency + excluded.frequency;
  return null;
end
$$;

/* The triggers of whichever table serves. */
create function shop.watch_search_documents() returns void language plpgsql volatile
set search_path = pg_catalog, pg_temp as $$
begin
  create trigger search_tokens_added after insert on shop.search_documents referencing new table as added
    for each statement execute function shop.count_search_tokens();
  create trigger search_tokens_removed after delete on shop.search_documents referencing old table as removed
    for each statement execute function shop.count_search_tokens();
  create trigger search_tokens_changed after update on shop.search_documents referencing new table as added old table as removed
    for each statement execute function shop.count_search_tokens();
end
$$;
select shop.watch_search_documents();

/* Writes documents over those of the same products; while a rebuild is under way, into both tables. */
create function shop.save_search_documents(p_documents jsonb) returns void language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp as $$
declare
  v_table text;
begin
  foreach v_table in array array['search_documents', 'search_documents_next'] loop
    continue when to_regclass('shop.' || v_table) is null;
    execute format('insert into shop.%I as d (product_id, words, terms, codes, category_id, category_ids, brand, attributes,
        price_rial, discount_percent, is_offered, is_in_stock, popularity, created_at, changes_at, digest, refreshed_at)
      select g.product_id, g.words, g.terms::tsvector, g.codes, g.category_id, g.category_ids, g.brand, g.attributes,
        g.price_rial, g.discount_percent, g.is_offered, g.is_in_stock, g.popularity, g.created_at, g.changes_at, g.digest, now()
      from jsonb_to_recordset($1) as g (product_id int, words text, terms text, codes text[], category_id int,
        category_ids int[], brand text, attributes text[], price_rial bigint, discount_percent real, is_offered boolean,
        is_in_stock boolean, popularity double precision, created_at timestamptz, changes_at timestamptz, digest text)
      order by g.product_id
      on conflict (product_id) do update set words = excluded.words, terms = excluded.terms, codes = excluded.codes,
        category_id = excluded.category_id, category_ids = excluded.category_ids, brand = excluded.brand,
        attributes = excluded.attributes, price_rial = excluded.price_rial, discount_percent = excluded.discount_percent,
        is_offered = excluded.is_offered, is_in_stock = excluded.is_in_stock, popularity = excluded.popularity,
        created_at = excluded.created_at, changes_at = excluded.changes_at, digest = excluded.digest, refreshed_at = now()',
      v_table) using p_documents;
  end loop;
end
$$;

create function shop.drop_search_documents(p_products integer[]) returns void language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp as $$
begin
  delete from shop.search_documents where product_id = any (p_products);
  if to_regclass('shop.search_documents_next') is not null then
    execute 'delete from shop.search_documents_next where product_id = any ($1)' using p_products;
  end if;
end
$$;

-- How far a rebuild has come; a row while one is under way.
create table shop.search_rebuild (
  is_only boolean primary key default true check (is_only),
  done_until integer not null default 0,
  started_at timestamptz not null default now()
);

/* Begins a rebuild beside the documents that serve, or goes on with one that was cut off. Answers up to which product it
   had come. */
create function shop.begin_search_rebuild() returns integer language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtext('shop.search_rebuild'));
  if to_regclass('shop.search_documents_next') is null then
    create table shop.search_documents_next (like shop.search_documents including all);
    alter table shop.search_documents_next
      add foreign key (product_id) references public.products (id) on delete cascade;
    grant select, insert, update, delete on shop.search_documents_next to rasteh_shop;
    grant select on shop.search_documents_next to rasteh_web;
    delete from shop.search_rebuild;
    insert into shop.search_rebuild default values;
  end if;
  return (select done_until from shop.search_rebuild);
end
$$;

/* Writes documents of a rebuild, which nobody reads yet, and notes how far it came. */
create function shop.rebuild_search_documents(p_documents jsonb, p_done_until integer) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  -- A product that changed meanwhile was written by its own job, and newer than this.
  insert into shop.search_documents_next (product_id, words, terms, codes, category_id, category_ids, brand, attributes,
    price_rial, discount_percent, is_offered, is_in_stock, popularity, created_at, changes_at, digest, refreshed_at)
  select g.product_id, g.words, g.terms::tsvector, g.codes, g.category_id, g.category_ids, g.brand, g.attributes,
    g.price_rial, g.discount_percent, g.is_offered, g.is_in_stock, g.popularity, g.created_at, g.changes_at, g.digest, now()
  from jsonb_to_recordset(p_documents) as g (product_id int, words text, terms text, codes text[], category_id int,
    category_ids int[], brand text, attributes text[], price_rial bigint, discount_percent real, is_offered boolean,
    is_in_stock boolean, popularity double precision, created_at timestamptz, changes_at timestamptz, digest text)
  order by g.product_id on conflict (product_id) do nothing;
  update shop.search_rebuild set done_until = p_done_until;
end
$$;

/* Puts what a rebuild made in the place of what served, in one moment. Searches wait for nothing but the exchange. */
create function shop.finish_search_rebuild() returns void language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtext('shop.search_rebuild'));
  if to_regclass('shop.search_documents_next') is null then return; end if;
  lock table shop.search_documents in share mode;
  perform pg_advisory_xact_lock(hashtext('shop.search_vocabulary'));
  delete from shop.search_vocabulary;
  insert into shop.search_vocabulary (token, frequency)
  select word, ndoc from ts_stat('select terms from shop.search_documents_next') order by word;
  drop table shop.search_documents;
  alter table shop.search_documents_next rename to search_documents;
  perform shop.watch_search_documents();
  delete from shop.search_rebuild;
end
$$;

-- What people might go on to type: titles of categories and brands, and both together, as readers write them.
create table shop.search_phrases (
  locale text not null,
  folded text not null,
  shown text not null,
  category_id integer,
  weight integer not null,
  primary key (locale, folded)
);
create index search_phrases_prefix on shop.search_phrases (locale, folded text_pattern_ops);

-- Counted by the day, of nobody in particular.
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

create function shop.count_search_miss(p_locale text, p_term text) returns void language sql volatile security definer
set search_path = pg_catalog, pg_temp as $$
  insert into shop.search_misses as m (locale, term) values (p_locale, left(p_term, 100))
  on conflict (day, locale, term) do update set searches = m.searches + 1
$$;
create function shop.count_search_click(p_product integer) returns void language sql volatile security definer
set search_path = pg_catalog, pg_temp as $$
  insert into shop.search_clicks as c (product_id)
  select id from public.products where id = p_product
  on conflict (product_id, day) do update set clicks = c.clicks + 1
$$;

-- What sales and clicks of late say of a product: each counts half after fourteen days.
create table shop.product_popularity (
  product_id integer primary key references public.products (id) on delete cascade,
  value double precision not null
);

/* Counts anew, and asks for the documents whose product moved by more than a twentieth. Answers how many. */
create function shop.recount_popularity() returns integer language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp as $$
declare
  v_moved integer;
begin
  with event as (
    select l.product_id, 10 * least(l.quantity, 10) * power(0.5, extract(epoch from now() - o.paid_at) / 1209600) as worth
    from shop.orders o join shop.order_lines l on l.order_id = o.id
    where o.paid_at > now() - interval '90 days' and o.state in ('confirmed', 'shipped', 'delivered') and not l.is_gift
    union all
    select c.product_id, 0.5 * c.clicks * power(0.5, ((now() at time zone 'Asia/Tehran')::date - c.day) / 14.0)
    from shop.search_clicks c where c.day > (now() at time zone 'Asia/Tehran')::date - 90
  ), counted as (
    select product_id, sum(worth)::double precision as value from event group by product_id
    union all
    select p.product_id, 0 from shop.product_popularity p where not exists (select from event e where e.product_id = p.product_id)
  ), moved as (
    insert into shop.product_popularity as p (product_id, value) select product_id, value from counted
    on conflict (product_id) do update set value = excluded.value
      where abs(p.value - excluded.value) > greatest(0.5, p.value / 20)
    returning p.product_id
  )
  select count(shop.enqueue('refresh-search-document', jsonb_build_object('productId', product_id)))::int into v_moved from moved;
  return v_moved;
end
$$;

/* Asks for the documents of products, in the transaction that changed what they are made from. */
create function shop.refresh_search(p_products integer[]) returns void language sql volatile security definer
set search_path = pg_catalog, pg_temp as $$
  select shop.enqueue('refresh-search-document', jsonb_build_object('productId', product)) from unnest(p_products) product
$$;

/* Categories are few and hold many: one job for all products in and below one, which the worker takes in parts. */
create function shop.refresh_search_of_category(p_category integer) returns void language sql volatile security definer
set search_path = pg_catalog, pg_temp as $$
  select shop.enqueue('refresh-search-category', jsonb_build_object('categoryId', p_category))
$$;

/* As before, and search is told when what can be ordered begins or ceases to be enough for one order. */
create or replace function shop.adjust_stock(p_variant integer, p_delta integer, p_reason text, p_made_by text)
returns integer language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_left integer := -p_delta;
  v_bucket smallint;
  v_free integer;
  v_part integer;
  v_before integer;
begin
  insert into shop.stock_buckets (variant_id, bucket) values (p_variant, 0) on conflict do nothing;
  perform 1 from shop.stock_buckets where variant_id = p_variant order by bucket for update;
  select sum(on_hand - reserved) into v_before from shop.stock_buckets where variant_id = p_variant;
  if p_delta > 0 then
    update shop.stock_buckets set on_hand = on_hand + p_delta where variant_id = p_variant and bucket = 0;
    insert into shop.stock_moves (variant_id, bucket, delta, reason, made_by)
    values (p_variant, 0, p_delta, p_reason, p_made_by);
  elsif p_delta < 0 then
    if v_before < v_left then
      return null;
    end if;
    for v_bucket, v_free in
      select bucket, on_hand - reserved from shop.stock_buckets
      where variant_id = p_variant and on_hand > reserved order by bucket
    loop
      exit when v_left = 0;
      v_part := least(v_free, v_left);
      update shop.stock_buckets set on_hand = on_hand - v_part where variant_id = p_variant and bucket = v_bucket;
      insert into shop.stock_moves (variant_id, bucket, delta, reason, made_by)
      values (p_variant, v_bucket, -v_part, p_reason, p_made_by);
      v_left := v_left - v_part;
    end loop;
  end if;
  perform shop.refresh_search(array[v.product_id]) from public.variants v
  where v.id = p_variant
    and (v_before >= greatest(v.min_order_count, 1)) <> (v_before + p_delta >= greatest(v.min_order_count, 1));
  return (select sum(on_hand) from shop.stock_buckets where variant_id = p_variant);
end
$$;
