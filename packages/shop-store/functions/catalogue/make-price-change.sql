-- Stores a price change that a manager previewed, and applies it at once when no later time is given. Its rows carry
-- the prices that the manager saw: if any of them moved since, nothing is written and null is returned. The same
-- change asked for twice at the same time is one change.
create or replace function shop.make_price_change(
  p_made_by integer, p_chosen jsonb, p_rule jsonb, p_digest text, p_starts_at timestamptz, p_rows jsonb)
returns uuid language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_id uuid;
  v_starts_at timestamptz := coalesce(p_starts_at, now());
begin
  select id into v_id from shop.price_changes
  where state = 'scheduled' and digest = p_digest and starts_at = v_starts_at;
  if found then return v_id; end if;
  perform 1 from public.prices p
  where p.variant_id in (select r."variantId" from jsonb_to_recordset(p_rows) as r ("variantId" integer))
  order by p.variant_id for update;
  if exists (
    select from jsonb_to_recordset(p_rows) as r ("variantId" integer, "oldUnitRial" bigint, "oldStruckRial" bigint)
    left join public.prices p on p.variant_id = r."variantId"
      and p.unit_price_rial = r."oldUnitRial" and p.old_price_rial is not distinct from r."oldStruckRial"
    where p.variant_id is null
  ) then return null; end if;
  insert into shop.price_changes (made_by, chosen, rule, digest, starts_at)
  values (p_made_by, p_chosen, p_rule, p_digest, v_starts_at)
  on conflict (digest, starts_at) where state = 'scheduled' do nothing
  returning id into v_id;
  if v_id is null then
    return (select id from shop.price_changes
      where state = 'scheduled' and digest = p_digest and starts_at = v_starts_at);
  end if;
  insert into shop.price_change_rows
    (change_id, variant_id, old_unit_rial, old_struck_rial, new_unit_rial, new_struck_rial)
  select v_id, r."variantId", r."oldUnitRial", r."oldStruckRial", r."newUnitRial", r."newStruckRial"
  from jsonb_to_recordset(p_rows) as r ("variantId" integer, "oldUnitRial" bigint, "oldStruckRial" bigint,
    "newUnitRial" bigint, "newStruckRial" bigint);
  if p_starts_at is null then perform shop.apply_price_change(v_id); end if;
  return v_id;
end
$$;
