-- Notes what shoppers are asked for variants whose price or offer was written, and what offers will make of it later. A price
-- that stays the same is no step.
create or replace function shop.note_asked_price() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_variants integer[];
  v_now timestamptz;
  v_grain integer := coalesce((select case s.price_unit when 'rial' then 1 else 10 end
    from public.shop_settings s order by s.id limit 1), 10);
begin
  if tg_op = 'INSERT' then select array_agg(distinct variant_id) into v_variants from moved;
  elsif tg_op = 'DELETE' then select array_agg(distinct variant_id) into v_variants from gone;
  else select array_agg(variant_id) into v_variants from (select variant_id from moved union select variant_id from gone) both_tables;
  end if;
  -- Of a variant that is deleted nothing is noted any more.
  select array_agg(v.id order by v.id) into v_variants from public.variants v where v.id = any (v_variants);
  if v_variants is null then return null; end if;
  -- The price and the offer of a variant may be saved at once: the later of the two reads what the other wrote.
  if tg_table_name = 'offers' then
    perform from public.prices p where p.variant_id = any (v_variants) order by p.variant_id for no key update;
  end if;
  v_now := clock_timestamp();
  delete from shop.price_steps where variant_id = any (v_variants) and at > v_now;
  insert into shop.price_steps (variant_id, at, asked_rial)
  select m.variant_id, m.at, m.asked
  from (
    select v.id as variant_id, moment.at, pr.unit_price_rial - case
      when o.id is null or o.starts_at > moment.at or o.ends_at <= moment.at then 0
      else greatest(0, least(floor(pr.unit_price_rial / v_grain) * v_grain, case o.kind
        when 'percent' then floor(pr.unit_price_rial * round(o.percent, 2) / 100 / v_grain + 0.5) * v_grain
        else floor(o.amount_rial / v_grain + 0.5) * v_grain end)) end as asked
    from unnest(v_variants) v (id)
    left join public.prices pr on pr.variant_id = v.id
    left join public.offers o on o.variant_id = v.id
    cross join lateral (
      select v_now as at union select o.starts_at where o.starts_at > v_now union select o.ends_at where o.ends_at > v_now
    ) moment
  ) m
  left join lateral (
    select s.asked_rial from shop.price_steps s
    where s.variant_id = m.variant_id and s.at <= v_now order by s.at desc limit 1
  ) last on m.at = v_now
  where m.at > v_now or m.asked is distinct from last.asked_rial
  on conflict (variant_id, at) do update set asked_rial = excluded.asked_rial;
  return null;
end
$$;
