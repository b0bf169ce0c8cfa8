/* The last time that something outside the tables happened, and what it said: a backup, the edge's counters, the worker's
   own pulse. One row each, so nothing ages. */
create table shop.marks (
  name text primary key check (name in ('backup', 'edge', 'worker')),
  at timestamptz not null default now(),
  facts jsonb not null default '{}'
);

/* What waits in each queue, for roles that see nothing of the queue's tables. Late is what should have begun already. */
create function shop.queue_states() returns table (
  queue text, waiting bigint, late bigint, running bigint, failed bigint, oldest_seconds double precision
) language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select j.name,
    count(*) filter (where j.state in ('created', 'retry')),
    count(*) filter (where j.state in ('created', 'retry') and j.start_after <= now()),
    count(*) filter (where j.state = 'active'),
    count(*) filter (where j.state = 'failed' and j.completed_on > now() - interval '1 day'),
    coalesce(extract(epoch from now() - min(greatest(j.created_on, j.start_after))
      filter (where j.state in ('created', 'retry') and j.start_after <= now())), 0)
  from jobs.job j
  where j.name not like '\_\_%' and j.state in ('created', 'retry', 'active', 'failed')
  group by j.name
$$;

/* A job carries the trace of whoever asked for it, where one is kept (docs/decisions/0027-seeing.md). */
create or replace function shop.enqueue(p_queue text, p_data jsonb) returns uuid
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  with queued as (
    insert into jobs.job (name, data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max,
                          expire_seconds, deletion_seconds, keep_until, dead_letter, heartbeat_seconds)
    select q.name,
           case when coalesce(current_setting('rasteh.trace', true), '') = '' then p_data
                else p_data || jsonb_build_object('trace', current_setting('rasteh.trace', true)) end,
           q.policy, q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max,
           q.expire_seconds, q.deletion_seconds, now() + q.retention_seconds * interval '1 second',
           q.dead_letter, q.heartbeat_seconds
    from jobs.queue q where q.name = p_queue
    returning id
  ), woken as (
    select pg_notify('pgboss_' || left(encode(sha224('jobs'::bytea), 'hex'), 24), p_queue)
  )
  select queued.id from queued, woken
$$;
