-- Returns what the cells of these variants hold now. `free` are the units that no buyer holds.
create or replace function shop.grid_values(p_variants integer[])
returns table (variant_id integer, price_id integer, now jsonb, on_hand integer, free integer)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select v.id, p.id, jsonb_build_object('sku', v.sku, 'priceRial', p.unit_price_rial, 'struckRial', p.old_price_rial,
      'step', v.step, 'minOrderCount', v.min_order_count, 'maxOrderCount', v.max_order_count,
      'weightGrams', v.weight_grams),
    coalesce(s.on_hand, 0)::integer, coalesce(s.free, 0)::integer
  from public.variants v
  left join public.prices p on p.variant_id = v.id
  left join (
    select b.variant_id, sum(b.on_hand) as on_hand, sum(b.on_hand - b.reserved) as free
    from shop.stock_buckets b where b.variant_id = any (p_variants) group by b.variant_id
  ) s on s.variant_id = v.id
  where v.id = any (p_variants) and v.deleted_at is null
$$;
