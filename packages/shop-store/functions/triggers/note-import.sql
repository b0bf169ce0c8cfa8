-- Writes an audit line when an import is applied or undone. The values before and after are in its rows.
create or replace function shop.note_import() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_staff integer := nullif(current_setting('rasteh.staff', true), '')::integer;
begin
  if old.state = new.state then return null; end if;
  perform shop.note_audit(case when v_staff is null then 'system' else 'staff' end, v_staff,
    'import-' || new.state, 'import:' || new.id,
    jsonb_build_object('kind', new.kind, 'file', new.file_name, 'by', new.made_by, 'counts', new.counts));
  return null;
end
$$;
