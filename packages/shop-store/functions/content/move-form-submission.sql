-- Changes the state and the note of a sent form and writes it into the audit log. Somebody else may have changed either
-- since they were shown: then nothing is changed.
create or replace function shop.move_form_submission(
  p_id bigint, p_was text, p_state text, p_was_note text, p_note text, p_staff integer)
returns text language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  update shop.form_submissions set state = p_state, note = nullif(btrim(p_note), ''), changed_at = now()
  where id = p_id and state = p_was and coalesce(note, '') = p_was_note;
  if not found then
    return case when exists (select from shop.form_submissions where id = p_id) then 'moved' else 'not-found' end;
  end if;
  perform shop.note_audit('staff', p_staff, 'form-submission', 'form-submission:' || p_id,
    jsonb_build_object('from', p_was, 'to', p_state));
  return 'done';
end
$$;
