-- Counts what waits in each queue, for roles that may not read the queue's tables. A job is late when it should have
-- begun already.
create or replace function shop.queue_states() returns table (
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
