-- Deletes a sent form and writes it into the audit log; its files are swept away after it.
create or replace function shop.remove_form_submission(p_id bigint, p_staff integer)
returns boolean language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from shop.form_submissions where id = p_id;
  if not found then return false; end if;
  perform shop.note_audit('staff', p_staff, 'form-submission-removed', 'form-submission:' || p_id, '{}');
  return true;
end
$$;
