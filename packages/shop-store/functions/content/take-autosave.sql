-- Forgets which version of a document was saved by itself, and answers its number when a save of this member of staff may
-- take its place: it is theirs, and no step of a review names it.
create or replace function shop.take_autosave(p_kind text, p_document integer, p_staff integer)
returns integer language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_taken shop.autosaves;
begin
  delete from shop.autosaves where kind = p_kind and document_id = p_document returning * into v_taken;
  if v_taken.staff_id is distinct from p_staff then return null; end if;
  if exists (select 1 from shop.reviews
    where kind = p_kind and document_id = p_document and version_id = v_taken.version_id) then return null; end if;
  if exists (select 1 from shop.review_events
    where kind = p_kind and document_id = p_document and version_id = v_taken.version_id) then return null; end if;
  return v_taken.version_id;
end
$$;
