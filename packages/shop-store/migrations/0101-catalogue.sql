-- Baseline: replaces the migrations up to 0062-front-version.sql.

-- Bulk price changes: what was asked for, what it does to each variant, and its outcome.
create table shop.price_changes (
  id uuid primary key default shop.uuid_v7(),
  number bigint generated always as identity unique,
  -- Staff may leave; what they did stays, so this is no foreign key.
  made_by integer not null,
  chosen jsonb not null,
  rule jsonb not null,
  -- What the manager saw and confirmed.
  digest text not null,
  state text not null default 'scheduled' check (state in ('scheduled', 'applied', 'undone', 'cancelled')),
  starts_at timestamptz not null,
  made_at timestamptz not null default now(),
  applied_at timestamptz,
  undone_at timestamptz,
  undone_by integer,
  cancelled_at timestamptz,
  cancelled_by integer
);
create index price_changes_due on shop.price_changes (starts_at) where state = 'scheduled';
-- A second click on the same confirmation finds the first.
create unique index price_changes_once on shop.price_changes (digest, starts_at) where state = 'scheduled';
create trigger note_price_change after insert or update of state on shop.price_changes
  for each row execute function shop.note_price_change();

create table shop.price_change_rows (
  change_id uuid not null references shop.price_changes on delete cascade,
  variant_id integer not null references public.variants (id) on delete restrict,
  old_unit_rial bigint not null check (old_unit_rial >= 0),
  old_struck_rial bigint,
  new_unit_rial bigint not null check (new_unit_rial > 0),
  new_struck_rial bigint,
  /* left: when the change was applied, the price was no longer the one that the manager had seen.
     kept: when it was undone, the price was no longer the one that the change had made. */
  outcome text not null default 'waiting' check (outcome in ('waiting', 'applied', 'left', 'undone', 'kept')),
  primary key (change_id, variant_id)
);
create index price_change_rows_of_variant on shop.price_change_rows (variant_id);

-- Files that managers import: what each would do, what it did, and what is needed to undo it.
create table shop.imports (
  id uuid primary key default shop.uuid_v7(),
  kind text not null check (kind in ('products', 'variants', 'prices', 'stock', 'messages')),
  file_name text not null,
  made_by text not null,
  state text not null default 'checked' check (state in ('checked', 'applied', 'undone')),
  counts jsonb not null,
  -- Headers that match no column: shown, so that a misspelt one is noticed.
  unknown_columns text[] not null default '{}',
  made_at timestamptz not null default now(),
  applied_at timestamptz,
  undone_at timestamptz
);
create index imports_by_age on shop.imports (made_at desc);
create trigger note_import after update of state on shop.imports
  for each row execute function shop.note_import();

create table shop.import_rows (
  import_id uuid not null references shop.imports (id) on delete cascade,
  row_no integer not null,
  action text not null check (action in ('new', 'changed', 'unchanged', 'refused')),
  record_id integer,
  label text not null,
  -- Only the fields that the row changes.
  before jsonb,
  after jsonb,
  faults jsonb not null default '[]',
  -- By how much the row moved stock: sales go on meanwhile, so only the difference can be undone.
  stock_delta integer,
  undone text check (undone in ('restored', 'removed', 'trashed', 'kept')),
  primary key (import_id, row_no)
);
create index import_rows_by_action on shop.import_rows (import_id, action, row_no);

-- The category page reads these in the order it shows, and counts its products in them without reading their rows.
create index products_category_popular_idx on public.products (category_id, popularity desc, id desc) where deleted_at is null and _status = 'published';
create index products_category_newest_idx on public.products (category_id, created_at desc, id desc) where deleted_at is null and _status = 'published';
create index variants_default_idx on public.variants (product_id) where is_default and deleted_at is null;

-- The product list of the dashboard reads the latest version of each product through these. They are on tables of the
-- content platform, which cannot declare partial or trigram indexes itself.
create index products_latest on public._products_v (version_created_at desc, created_at desc)
  where latest and version_deleted_at is null;
create index products_latest_edits on public._products_v (version_updated_at desc, created_at desc)
  where latest and version_deleted_at is null;
create index products_latest_titles on public._products_v_locales using gin (version_title public.gin_trgm_ops);
create index variants_sku_trigrams on public.variants using gin (sku public.gin_trgm_ops);
-- A row's texts are read by their parent alone, and the content platform's index begins with the language: without
-- these each row of a list would scan all texts, and so would each deleted document.
create index products_texts_of_parent on public.products_locales (_parent_id);
create index products_latest_texts_of_parent on public._products_v_locales (_parent_id);
create index products_attribute_texts_of_parent on public.products_attributes_locales (_parent_id);
create index products_latest_attribute_texts_of_parent on public._products_v_version_attributes_locales (_parent_id);
create index variants_texts_of_parent on public.variants_locales (_parent_id);
create index products_locales_of_product on public.products_locales (_parent_id);
create index products_versions_locales_of_version on public._products_v_locales (_parent_id);
create index variants_locales_of_variant on public.variants_locales (_parent_id);

-- Lists know brands and attributes by their Persian names; the names in another language are read from one product that
-- has the Persian one.
create index products_locales_persian_brand on public.products_locales (brand) where _locale = 'fa';
create index products_attributes_persian_value on public.products_attributes_locales (name, value) where _locale = 'fa';

-- Managers know a variant by «product · variant · SKU», and find it by the same folded. Triggers keep both, and not the
-- content platform's hooks, because imports write these rows too.
create trigger title_variant before insert or update on public.variants
  for each row execute function shop.title_variant();
create trigger retitle_variant after insert or update of title on public.variants_locales
  for each row when (new._locale = 'fa') execute function shop.retitle_variant();
create trigger retitle_variants after insert or update of title on public.products_locales
  for each row when (new._locale = 'fa') execute function shop.retitle_variants();
create index variants_search_text on public.variants using gin (search_text public.gin_trgm_ops);
create index variants_full_title on public.variants (full_title);
