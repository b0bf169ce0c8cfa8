-- Joins the titles of a product and a variant with the SKU, as managers read them.
create or replace function shop.variant_title(p_product text, p_variant text, p_sku text) returns text
language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select concat_ws(' · ', nullif(btrim(p_product), ''), nullif(btrim(p_variant), ''), p_sku)
$$;
