-- Baseline: replaces the migrations up to 0062-front-version.sql.
-- Schema shop: what happens. Owned by rasteh_owner, written by rasteh_shop, read by rasteh_web.
create extension if not exists pg_trgm with schema public;

-- Who did what to what. Rows are only added.
create table shop.audit_log (
  id uuid primary key default shop.uuid_v7(),
  at timestamptz not null default now(),
  actor_kind text not null check (actor_kind in ('staff', 'customer', 'system')),
  -- People may leave; what they did stays, so this is no foreign key.
  actor_id integer,
  action text not null check (btrim(action) <> ''),
  -- What it was done to, as `kind:id`.
  subject text not null,
  -- Never a secret, a code or personal data: an audit row outlives its subject.
  detail jsonb not null default '{}',
  -- The network address of the actor, when the act came over the network.
  came_from text
);
create index audit_log_by_time on shop.audit_log (at desc);
create index audit_log_of_subject on shop.audit_log (subject, at desc);
create trigger keep_audit_log before update or delete on shop.audit_log
  for each row execute function shop.keep_audit_log();
create trigger keep_audit_log_whole before truncate on shop.audit_log
  for each statement execute function shop.keep_audit_log();
-- These fire even where ordinary triggers are off.
alter table shop.audit_log enable always trigger keep_audit_log;
alter table shop.audit_log enable always trigger keep_audit_log_whole;

-- Attempts at a secret (a special code, a password), counted where a flushed cache cannot forget them.
create table shop.guesses (
  scope text not null,
  guesser text not null,
  window_started_at timestamptz not null default now(),
  count integer not null default 1,
  primary key (scope, guesser)
);
create index guesses_by_age on shop.guesses (window_started_at);

-- Open captcha challenges. They are here and not in the cache because an answer counts once, whatever is flushed; of
-- the answer only a keyed hash is kept. A row is deleted when it is answered, and soon after it expires.
create table shop.captchas (
  handle text primary key,
  form text not null,
  answer_hash bytea not null,
  tries smallint not null default 0,
  expires_at timestamptz not null
);
create index captchas_by_age on shop.captchas (expires_at);

-- Status records: the last time that something outside the tables happened, and its facts (a backup, the counters of
-- the edge, the worker's heartbeat). One row each, so the table does not grow.
create table shop.marks (
  name text primary key check (name in ('backup', 'edge', 'worker')),
  at timestamptz not null default now(),
  facts jsonb not null default '{}'
);
