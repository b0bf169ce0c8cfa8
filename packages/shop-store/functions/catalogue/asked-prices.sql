-- Returns the lowest and the highest price that shoppers were asked for each of these variants in the last thirty days, and
-- whether an offer runs on it.
create or replace function shop.asked_prices(p_variants integer[])
returns table (variant_id integer, lowest_rial bigint, highest_rial bigint, is_offered boolean)
language sql stable set search_path = pg_catalog, pg_temp as $$
  select v.id, min(s.asked_rial), max(s.asked_rial),
    exists (select from public.offers o where o.variant_id = v.id
      and (o.starts_at is null or o.starts_at <= now()) and (o.ends_at is null or o.ends_at > now()))
  from unnest(p_variants) v (id)
  -- Steps of this very statement's transaction count too; what an offer will ask later does not.
  left join shop.price_steps s on s.variant_id = v.id and s.at <= clock_timestamp()
    and s.at >= coalesce((select max(b.at) from shop.price_steps b
      where b.variant_id = v.id and b.at <= now() - interval '30 days'), '-infinity')
  group by v.id
$$;
