-- What staff should know of a customer. Rows are only added; erasing a person takes them away.
create table shop.customer_notes (
  id uuid primary key default shop.uuid_v7(),
  customer_id integer not null references public.customers (id) on delete restrict,
  -- People leave the staff; what they wrote stays, so this is no foreign key.
  staff_id integer not null,
  -- The idempotency key of the press: sent again, it finds this note.
  key text not null,
  text text not null check (btrim(text) <> '' and length(text) <= 2000),
  made_at timestamptz not null default now(),
  unique (customer_id, key)
);
create index customer_notes_of_customer on shop.customer_notes (customer_id, id desc);

-- Which lines of the score's ledger a member of staff wrote by hand, and by which press: the same press writes one line.
create table shop.score_corrections (
  move_id uuid primary key references shop.score_moves (id) on delete restrict,
  customer_id integer not null references public.customers (id) on delete restrict,
  staff_id integer not null,
  key text not null,
  unique (customer_id, key)
);

-- The next file indexes names by it, and whoever writes a customer then calls it.
grant execute on function shop.fold_text(text) to rasteh_web;
