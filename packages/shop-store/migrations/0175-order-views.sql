-- Views of the list of orders that people keep: which list, words and filters, by a name.
create table shop.order_views (
  id uuid primary key default shop.uuid_v7(),
  -- Whose shelf it stands on: a member of staff's, or 0 for the one of all. People leave the staff, so this is no foreign key.
  shelf integer not null check (shelf >= 0),
  made_by integer not null,
  name text not null check (btrim(name) <> '' and length(name) <= 40),
  -- One for all spellings of a name.
  name_key text not null check (name_key <> ''),
  -- The parameters of the list's URL.
  query text not null check (length(query) <= 3000),
  position integer not null,
  made_at timestamptz not null default now(),
  unique (shelf, name_key)
);

-- Which view somebody's list begins with.
create table shop.order_view_defaults (
  staff_id integer primary key,
  view_id uuid not null references shop.order_views (id) on delete cascade
);
create index order_view_defaults_of_view on shop.order_view_defaults (view_id);

-- Whether a colleague wrote a note: one of the filters of the list.
alter table shop.orders add column has_note boolean not null default false;
update shop.orders set has_note = true
where id in (select order_id from shop.order_events where kind = 'note' and note is not null);
