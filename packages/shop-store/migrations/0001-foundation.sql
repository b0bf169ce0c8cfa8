-- Schema shop: what happens. Owned by rasteh_owner, written by rasteh_shop, read by rasteh_web.
create extension if not exists pg_trgm with schema public;

-- Version 7: the time first, so that new rows land at the end of an index.
create function shop.uuid_v7() returns uuid language sql volatile parallel safe as $$
  select encode(
    set_bit(set_bit(
      overlay(uuid_send(gen_random_uuid())
        placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
        from 1 for 6),
      52, 1), 53, 1), 'hex')::uuid
$$;

-- A job in the caller's own transaction, for roles that see nothing of the queue's tables. The channel is the
-- queue's own name for "wake up"; a worker that misses the call finds the job at its next look.
create function shop.enqueue(p_queue text, p_data jsonb) returns uuid
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  with queued as (
    insert into jobs.job (name, data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max,
                          expire_seconds, deletion_seconds, keep_until, dead_letter, heartbeat_seconds)
    select q.name, p_data, q.policy, q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max,
           q.expire_seconds, q.deletion_seconds, now() + q.retention_seconds * interval '1 second',
           q.dead_letter, q.heartbeat_seconds
    from jobs.queue q where q.name = p_queue
    returning id
  ), woken as (
    select pg_notify('pgboss_' || left(encode(sha224('jobs'::bytea), 'hex'), 24), p_queue)
  )
  select queued.id from queued, woken
$$;
