-- Makes variants of a product, one for each row { choice, sku, titleFa, titleEn }, as its default variant is: the same limits, weight
-- and price, none in stock. Where it has none, the first row becomes it, at the given price. Says so to search, to the pages that show
-- the product and to the audit log. Answers the new variants, in the order of the rows.
create or replace function shop.make_combinations(p_product integer, p_rows jsonb, p_price_rial bigint, p_staff integer) returns integer[]
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  v_made integer[];
begin
  with kin as (
    select v.*, pr.unit_price_rial
    from public.variants v left join public.prices pr on pr.variant_id = v.id
    where v.product_id = p_product and v.deleted_at is null and v.is_default order by v.id limit 1
  ), given as materialized (
    select nextval('public.variants_id_seq')::int as id, w.place, w.value from jsonb_array_elements(p_rows) with ordinality as w (value, place)
  ), variant as (
    insert into public.variants (id, product_id, sku, choice, is_default, step, min_order_count, max_order_count, weight_grams)
    select g.id, p_product, g.value ->> 'sku', g.value -> 'choice', kin.id is null and g.place = 1, coalesce(kin.step, 1),
      coalesce(kin.min_order_count, 1), coalesce(kin.max_order_count, 0), coalesce(kin.weight_grams, 0)
    from given g left join kin on true
    returning id
  ), texts as (
    insert into public.variants_locales (_parent_id, _locale, title)
    select g.id, l.locale::public._locales, g.value ->> l.key
    from given g join variant using (id) cross join (values ('fa', 'titleFa'), ('en', 'titleEn')) as l (locale, key)
  ), priced as (
    -- Without a struck price: of a new variant nothing was asked before.
    insert into public.prices (variant_id, unit_price_rial)
    select g.id, coalesce(p_price_rial, kin.unit_price_rial)
    from given g join variant using (id) left join kin on true
    where coalesce(p_price_rial, kin.unit_price_rial) is not null
  )
  select array_agg(g.id order by g.place) into v_made from given g join variant using (id);
  perform shop.announce_prices(v_made);
  perform shop.note_audit('staff', p_staff, 'combinations-made', 'products:' || p_product,
    jsonb_build_object('count', cardinality(v_made), 'skus', (select jsonb_agg(w ->> 'sku') from jsonb_array_elements(p_rows) w)));
  return v_made;
end
$$;
