-- Queues a job in the caller's transaction, for roles that may not read the queue's tables. The job carries the
-- caller's trace when there is one. The channel is the queue's own signal; a worker that misses it finds the job at
-- its next poll.
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
