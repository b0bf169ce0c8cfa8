-- Names every cell of a save that cannot be saved: of a variant that is gone, that somebody changed since it was read,
-- whose code another variant has, or that does not go with the cells beside it.
create or replace function shop.grid_faults(p_rows jsonb) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with asked as (
    select r."variantId" as id, r.before, r.after, r."stockDelta" as delta,
      coalesce((select min(k) from jsonb_object_keys(r.after) k), 'stockDelta') as any_field
    from jsonb_to_recordset(p_rows) as r ("variantId" integer, before jsonb, after jsonb, "stockDelta" integer)
  ), compared as (
    select a.*, g.now, g.free, g.now || a.after as wanted
    from asked a
    left join shop.grid_values((select array_agg(id) from asked)) g on g.variant_id = a.id
  ), faults as (
    select id, any_field as field, jsonb_build_object('kind', 'gone') as fault from compared where now is null
    union all
    select c.id, f.field, jsonb_build_object('kind', 'changed', 'now', c.now -> f.field)
    from compared c, jsonb_object_keys(c.before) f (field)
    where c.now is not null and c.now -> f.field is distinct from c.before -> f.field
    union all
    select c.id, 'sku', jsonb_build_object('kind', 'taken') from compared c
    join public.variants other on other.sku = c.after ->> 'sku' and other.id <> c.id
    union all
    select id, case when after ? 'maxOrderCount' then 'maxOrderCount' else 'minOrderCount' end,
      jsonb_build_object('kind', 'max-below-min', 'min', wanted -> 'minOrderCount')
    from compared
    where now is not null and after ?| array['minOrderCount', 'maxOrderCount']
      and (wanted ->> 'maxOrderCount')::numeric > 0
      and (wanted ->> 'maxOrderCount')::numeric < (wanted ->> 'minOrderCount')::numeric
    union all
    select id, 'struckRial', jsonb_build_object('kind',
      case when wanted ->> 'priceRial' is null then 'price-needed' else 'struck-not-above' end)
    from compared
    where now is not null and after ->> 'struckRial' is not null
      and coalesce((after ->> 'struckRial')::numeric <= (wanted ->> 'priceRial')::numeric, true)
    union all
    select id, 'stockDelta', jsonb_build_object('kind', 'held', 'free', free)
    from compared where now is not null and delta < 0 and free < -delta
  )
  select coalesce(jsonb_agg(jsonb_build_object('variantId', id, 'field', field, 'fault', fault) order by id, field), '[]')
  from faults
$$;
