-- Removes all passkeys of an account, for a person who leaves or lost them, and returns how many.
create or replace function shop.remove_passkeys_of(p_kind text, p_account integer, p_by integer) returns integer
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_count integer;
begin
  delete from shop.passkeys where kind = p_kind and account_id = p_account;
  get diagnostics v_count = row_count;
  if v_count > 0 then
    perform shop.note_audit(case when p_by is null then 'system' else 'staff' end, p_by, 'passkeys-removed',
      p_kind || ':' || p_account, jsonb_build_object('count', v_count));
  end if;
  return v_count;
end $$;
