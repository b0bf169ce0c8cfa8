-- Notes that this version was saved by itself from this form, in the name of this member of staff.
create or replace function shop.note_autosave(p_kind text, p_document integer, p_version integer, p_staff integer, p_form text)
returns void language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  insert into shop.autosaves (kind, document_id, version_id, staff_id, form_id)
  values (p_kind, p_document, p_version, p_staff, p_form)
  on conflict (kind, document_id) do update
    set version_id = excluded.version_id, staff_id = excluded.staff_id, form_id = excluded.form_id, saved_at = now()
$$;
