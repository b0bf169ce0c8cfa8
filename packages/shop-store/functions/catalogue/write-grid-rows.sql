-- Writes cells of variants and prices, and tells the audit log what each was and is. `p_rows` holds
-- [{variantId, before, after}]; a price that becomes null was the variant's first and goes as a row.
create or replace function shop.write_grid_rows(p_made_by integer, p_rows jsonb) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.variants v set sku = coalesce(r.after ->> 'sku', v.sku),
    step = coalesce((r.after ->> 'step')::numeric, v.step),
    min_order_count = coalesce((r.after ->> 'minOrderCount')::numeric, v.min_order_count),
    max_order_count = coalesce((r.after ->> 'maxOrderCount')::numeric, v.max_order_count),
    weight_grams = coalesce((r.after ->> 'weightGrams')::numeric, v.weight_grams), updated_at = now()
  from jsonb_to_recordset(p_rows) as r ("variantId" integer, after jsonb)
  where v.id = r."variantId"
    and r.after ?| array['sku', 'step', 'minOrderCount', 'maxOrderCount', 'weightGrams'];
  delete from public.prices p using jsonb_to_recordset(p_rows) as r ("variantId" integer, after jsonb)
  where p.variant_id = r."variantId" and r.after -> 'priceRial' = 'null';
  update public.prices p set
    unit_price_rial = case when r.after ? 'priceRial' then (r.after ->> 'priceRial')::numeric else p.unit_price_rial end,
    old_price_rial = case when r.after ? 'struckRial' then (r.after ->> 'struckRial')::numeric else p.old_price_rial end,
    updated_at = now()
  from jsonb_to_recordset(p_rows) as r ("variantId" integer, after jsonb)
  where p.variant_id = r."variantId" and r.after ?| array['priceRial', 'struckRial'];
  insert into public.prices (variant_id, unit_price_rial, old_price_rial)
  select r."variantId", (r.after ->> 'priceRial')::numeric, (r.after ->> 'struckRial')::numeric
  from jsonb_to_recordset(p_rows) as r ("variantId" integer, after jsonb)
  where r.after ->> 'priceRial' is not null
    and not exists (select from public.prices p where p.variant_id = r."variantId");
  -- The lines are the same as those of a form that was saved.
  insert into shop.audit_log (actor_kind, actor_id, action, subject, detail, came_from)
  select 'staff', p_made_by, 'document-changed', 'variants:' || r."variantId",
    jsonb_build_object('changes', jsonb_agg(jsonb_build_object(
      'field', case f.field when 'priceRial' then 'unitPriceRial' when 'struckRial' then 'oldPriceRial' else f.field end,
      'before', r.before -> f.field, 'after', r.after -> f.field) order by f.field)),
    nullif(left(current_setting('rasteh.caller', true), 64), '')
  from jsonb_to_recordset(p_rows) as r ("variantId" integer, before jsonb, after jsonb),
    jsonb_object_keys(r.after) f (field)
  group by r."variantId";
end
$$;
