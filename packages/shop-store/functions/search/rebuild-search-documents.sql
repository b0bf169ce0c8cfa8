-- Writes documents of a rebuild, which no search reads yet, and records how far it has come.
create or replace function shop.rebuild_search_documents(p_documents jsonb, p_done_until integer) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  -- A product that changed meanwhile was written by its own job, and newer than this.
  insert into shop.search_documents_next (product_id, words, terms, codes, category_id, category_ids, brand, attributes,
    price_rial, discount_percent, is_offered, is_in_stock, popularity, created_at, changes_at, digest, refreshed_at)
  select g.product_id, g.words, g.terms::tsvector, g.codes, g.category_id, g.category_ids, g.brand, g.attributes,
    g.price_rial, g.discount_percent, g.is_offered, g.is_in_stock, g.popularity, g.created_at, g.changes_at, g.digest, now()
  from jsonb_to_recordset(p_documents) as g (product_id int, words text, terms text, codes text[], category_id int,
    category_ids int[], brand text, attributes text[], price_rial bigint, discount_percent real, is_offered boolean,
    is_in_stock boolean, popularity double precision, created_at timestamptz, changes_at timestamptz, digest text)
  order by g.product_id on conflict (product_id) do nothing;
  update shop.search_rebuild set done_until = p_done_until;
end
$$;
