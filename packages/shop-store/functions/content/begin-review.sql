-- Notes which author began a document. One that is known already stays as it is.
create or replace function shop.begin_review(p_kind text, p_document integer, p_staff integer)
returns void language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  insert into shop.reviews (kind, document_id, begun_by) values (p_kind, p_document, p_staff)
  on conflict (kind, document_id) do nothing
$$;
