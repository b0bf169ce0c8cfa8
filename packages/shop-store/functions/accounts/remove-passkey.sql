-- Removes one of the account's passkeys.
create or replace function shop.remove_passkey(p_kind text, p_account integer, p_id uuid) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from shop.passkeys where id = p_id and kind = p_kind and account_id = p_account;
  if not found then return false; end if;
  perform shop.note_audit(p_kind, p_account, 'passkey-removed', p_kind || ':' || p_account, '{}');
  return true;
end $$;
