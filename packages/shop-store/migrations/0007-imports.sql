-- Files that managers bring in: what each would do, what it did, and what is needed to take it back.
create table shop.imports (
  id uuid primary key default shop.uuid_v7(),
  kind text not null check (kind in ('products', 'variants', 'prices', 'stock', 'messages')),
  file_name text not null,
  made_by text not null,
  state text not null default 'checked' check (state in ('checked', 'applied', 'undone')),
  counts jsonb not null,
  -- Headers that no column is known by: shown, so that a misspelt one is noticed.
  unknown_columns text[] not null default '{}',
  made_at timestamptz not null default now(),
  applied_at timestamptz,
  undone_at timestamptz
);
create index imports_by_age on shop.imports (made_at desc);

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
  -- By how much the row moved stock: sales go on meanwhile, so that only the difference can be taken back.
  stock_delta integer,
  undone text check (undone in ('restored', 'removed', 'trashed', 'kept')),
  primary key (import_id, row_no)
);
create index import_rows_by_action on shop.import_rows (import_id, action, row_no);

/* Makes the units on hand what was counted, as an adjustment with its reason. Answers the difference, or null when
   more units are held than were counted; then nothing changes. The rows are locked before they are read: a sale
   in the same moment comes either before the count or after it. */
create function shop.count_stock(p_variant integer, p_counted integer, p_reason text, p_made_by text)
returns integer language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_delta integer;
begin
  perform 1 from shop.stock_buckets where variant_id = p_variant order by bucket for update;
  v_delta := p_counted - coalesce((select sum(on_hand) from shop.stock_buckets where variant_id = p_variant), 0);
  if v_delta = 0 then return 0; end if;
  if shop.adjust_stock(p_variant, v_delta, p_reason, p_made_by) is null then return null; end if;
  return v_delta;
end
$$;
