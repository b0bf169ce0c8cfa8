-- What managers saved in the grid of products: each row with its values before and after, so that it can be undone.
create table shop.grid_changes (
  id uuid primary key default shop.uuid_v7(),
  number bigint generated always as identity unique,
  -- Staff may leave; what they did stays, so this is no foreign key.
  made_by integer not null,
  state text not null default 'applied' check (state in ('applied', 'undone')),
  rows integer not null,
  made_at timestamptz not null default now(),
  undone_at timestamptz,
  undone_by integer
);
create trigger note_grid_change after insert or update of state on shop.grid_changes
  for each row execute function shop.note_grid_change();

create table shop.grid_change_rows (
  change_id uuid not null references shop.grid_changes on delete cascade,
  variant_id integer not null references public.variants (id) on delete cascade,
  -- Only the cells that changed.
  before jsonb not null,
  after jsonb not null,
  -- Sales go on meanwhile, so stock is moved by a difference and only that is undone.
  stock_delta integer not null default 0,
  -- kept: when the change was undone, the row was no longer as the change had made it.
  outcome text not null default 'applied' check (outcome in ('applied', 'undone', 'kept')),
  primary key (change_id, variant_id)
);
create index grid_change_rows_of_variant on shop.grid_change_rows (variant_id);
