-- Groups of the lexicon that ships which managers have switched off, by their ids. A group without a row is on, also one
-- that comes with an update; a row whose group is no longer shipped does nothing.
create table shop.lexicon_switches (
  group_id text primary key check (length(group_id) between 1 and 60),
  staff_id integer not null,
  switched_at timestamptz not null default now()
);
