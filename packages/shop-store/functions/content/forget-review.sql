-- The review and its history go with the document.
create or replace function shop.forget_review(p_kind text, p_document integer)
returns void language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  delete from shop.reviews where kind = p_kind and document_id = p_document
$$;
