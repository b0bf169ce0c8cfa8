-- Who did what to whom, where it must never be in doubt. Rows are only ever added.
create table shop.audit_log (
  id uuid primary key default shop.uuid_v7(),
  at timestamptz not null default now(),
  actor_kind text not null check (actor_kind in ('staff', 'customer', 'system')),
  -- People may leave; what they did stays, so this is no foreign key.
  actor_id integer,
  action text not null check (btrim(action) <> ''),
  -- What it was done to, as `kind:id`.
  subject text not null,
  -- Never a secret, a code or a person's own data: an audit row outlives what it tells of.
  detail jsonb not null default '{}'
);
create index audit_log_by_time on shop.audit_log (at desc);
create index audit_log_of_subject on shop.audit_log (subject, at desc);

/* Writes one line of the audit log, in the caller's own transaction, and answers its id. */
create function shop.note_audit(
  p_actor_kind text, p_actor_id integer, p_action text, p_subject text, p_detail jsonb default '{}'
) returns uuid language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  insert into shop.audit_log (actor_kind, actor_id, action, subject, detail)
  values (p_actor_kind, p_actor_id, p_action, p_subject, p_detail) returning id
$$;

-- What customers show the shop about themselves. The bytes lie in the storage, sealed with a key of their own, which
-- lies here, wrapped by the shop's key: without this row nobody can read them.
create table shop.private_files (
  id uuid primary key,
  customer_id integer not null references public.customers (id) on delete restrict,
  form_field_id text not null check (form_field_id ~ '^[A-Za-z0-9_-]{1,64}$'),
  /* pending: the bytes are on their way. stored: they are there. deleted: the key is gone, so nobody can read them
     whether or not they are gone too. */
  state text not null default 'pending' check (state in ('pending', 'stored', 'deleted')),
  storage_name text not null unique,
  -- Which of the shop's keys wraps this file's own.
  key_id text,
  wrapped_key bytea,
  mime text,
  width integer,
  height integer,
  size integer,
  -- Of the sealed bytes, so that it tells nothing about the picture.
  sha256 bytea,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- Until then the storage may still hold the bytes of a deleted file.
  removed_at timestamptz,
  check (state <> 'stored' or (wrapped_key is not null and key_id is not null and sha256 is not null
    and mime is not null and width > 0 and height > 0 and size > 0)),
  check (state <> 'deleted' or (wrapped_key is null and deleted_at is not null))
);
create unique index one_live_file_a_field on shop.private_files (customer_id, form_field_id)
  where state in ('pending', 'stored');
create index private_files_pending on shop.private_files (created_at) where state = 'pending';
create index private_files_to_remove on shop.private_files (deleted_at) where state = 'deleted' and removed_at is null;
create index private_files_by_key on shop.private_files (key_id) where state = 'stored';
