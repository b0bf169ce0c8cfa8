-- Records the use of a passkey whose signature was right and returns its account. Returns null when it is another
-- kind's, its account was erased, or its counter did not grow, which shows a copied authenticator. Authenticators
-- that do not count always say 0.
create or replace function shop.use_passkey(p_credential bytea, p_kind text, p_counter bigint, p_backed_up boolean,
  p_purpose text) returns integer
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_account integer;
begin
  update shop.passkeys set counter = p_counter, is_backed_up = p_backed_up, last_used_at = now()
  where credential_id = p_credential and kind = p_kind and (p_counter > counter or (p_counter = 0 and counter = 0))
    and shop.is_account(kind, account_id)
  returning account_id into v_account;
  if found then
    perform shop.note_audit(p_kind, v_account, 'passkey-used', p_kind || ':' || v_account,
      jsonb_build_object('for', p_purpose));
    return v_account;
  end if;
  perform shop.note_audit('system', null, 'passkey-refused', kind || ':' || account_id, '{"why": "counter"}')
  from shop.passkeys where credential_id = p_credential and kind = p_kind and p_counter <= counter;
  return null;
end $$;
