-- Writes documents over those of the same products; during a rebuild, into both tables.
create or replace function shop.save_search_documents(p_documents jsonb) returns void language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp as $$
declare
  v_table text;
begin
  foreach v_table in array array['search_documents', 'search_documents_next'] loop
    continue when to_regclass('shop.' || v_table) is null;
    execute format('insert into shop.%I as d (product_id, words, terms, codes, category_id, category_ids, brand, attributes,
        price_rial, discount_percent, is_offered, is_in_stock, popularity, created_at, changes_at, digest, refreshed_at)
      select g.product_id, g.words, g.terms::tsvector, g.codes, g.category_id, g.category_ids, g.brand, g.attributes,
        g.price_rial, g.discount_percent, g.is_offered, g.is_in_stock, g.popularity, g.created_at, g.changes_at, g.digest, now()
      from jsonb_to_recordset($1) as g (product_id int, words text, terms text, codes text[], category_id int,
        category_ids int[], brand text, attributes text[], price_rial bigint, discount_percent real, is_offered boolean,
        is_in_stock boolean, popularity double precision, created_at timestamptz, changes_at timestamptz, digest text)
      order by g.product_id
      on conflict (product_id) do update set words = excluded.words, terms = excluded.terms, codes = excluded.codes,
        category_id = excluded.category_id, category_ids = excluded.category_ids, brand = excluded.brand,
        attributes = excluded.attributes, price_rial = excluded.price_rial, discount_percent = excluded.discount_percent,
        is_offered = excluded.is_offered, is_in_stock = excluded.is_in_stock, popularity = excluded.popularity,
        created_at = excluded.created_at, changes_at = excluded.changes_at, digest = excluded.digest, refreshed_at = now()',
      v_table) using p_documents;
  end loop;
end
$$;
