-- Returns when a customer was sent one-time codes and what became of them, never a code: staff see whether a message went.
create or replace function shop.codes_sent_to(p_customer integer) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(jsonb_agg(jsonb_build_object('madeAt', s.made_at, 'delivery', s.delivery, 'isUsed', s.used_at is not null,
    'byStaff', s.device_hash is null) order by s.id desc), '[]')
  from (
    select n.* from public.customers c join shop.one_time_codes n on n.identity in (c.username, c.email)
    where c.id = p_customer order by n.id desc limit 5
  ) s
$$;
