-- Adds what a member of staff did or said to the history of a document; answers its number.
create or replace function shop.note_review(
  p_kind text, p_document integer, p_event text, p_version integer, p_staff integer, p_note text
) returns bigint language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_id bigint;
begin
  insert into shop.reviews (kind, document_id) values (p_kind, p_document)
  on conflict (kind, document_id) do nothing;
  insert into shop.review_events (kind, document_id, event, version_id, staff_id, staff_name, note)
  values (p_kind, p_document, p_event, p_version, p_staff,
    coalesce((select name from public.staff where id = p_staff), ''), nullif(btrim(p_note), ''))
  returning id into v_id;
  return v_id;
end
$$;
