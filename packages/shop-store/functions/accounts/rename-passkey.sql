-- Renames one of the account's passkeys.
create or replace function shop.rename_passkey(p_kind text, p_account integer, p_id uuid, p_name text) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  update shop.passkeys set name = p_name where id = p_id and kind = p_kind and account_id = p_account;
  return found;
end $$;
