-- Adds a passkey and returns 'added', or the reason why not. Parallel calls cannot exceed p_max.
create or replace function shop.add_passkey(p_kind text, p_account integer, p_credential bytea, p_key bytea, p_handle bytea,
  p_counter bigint, p_transports text[], p_name text, p_backed_up boolean, p_max integer) returns text
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtext('shop.passkeys ' || p_kind), p_account);
  if not shop.is_account(p_kind, p_account) then return 'no-account'; end if;
  if (select count(*) from shop.passkeys where kind = p_kind and account_id = p_account) >= p_max then
    return 'too-many';
  end if;
  insert into shop.passkeys (kind, staff_id, customer_id, credential_id, public_key, user_handle, counter, transports,
    name, is_backed_up)
  values (p_kind, case when p_kind = 'staff' then p_account end, case when p_kind = 'customer' then p_account end,
    p_credential, p_key, p_handle, p_counter, p_transports, p_name, p_backed_up)
  on conflict (credential_id) do nothing;
  if not found then return 'exists'; end if;
  perform shop.note_audit(p_kind, p_account, 'passkey-added', p_kind || ':' || p_account, '{}');
  return 'added';
end $$;
