-- Records a sign-in on a device and keeps the newest p_keep devices of the account. Returns true when the device was
-- new to the account; then the browser receives the token of p_new. The exchange makes a planted or copied token
-- worthless; the browser's other accounts move to the new token.
create or replace function shop.remember_device(p_kind text, p_account integer, p_old bytea, p_new bytea, p_session text,
  p_seconds integer, p_keep integer) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  -- Sign-ins of one account note their devices one after the other, so that none waits for another in a ring.
  perform pg_advisory_xact_lock(hashtextextended('known device of ' || p_kind || ' ' || p_account, 0));
  update shop.known_devices set seen_at = now(), expires_at = now() + p_seconds * interval '1 second', session_id = p_session
  where device_hash = p_old and account_kind = p_kind and account_id = p_account and expires_at > now();
  if found then return false; end if;
  update shop.known_devices set device_hash = p_new where device_hash = p_old;
  insert into shop.known_devices as d (device_hash, account_kind, account_id, session_id, expires_at)
  values (p_new, p_kind, p_account, p_session, now() + p_seconds * interval '1 second')
  on conflict (device_hash, account_kind, account_id)
  do update set seen_at = now(), expires_at = excluded.expires_at, session_id = excluded.session_id;
  delete from shop.known_devices where account_kind = p_kind and account_id = p_account and device_hash not in (
    select n.device_hash from shop.known_devices n where n.account_kind = p_kind and n.account_id = p_account
    order by n.seen_at desc, n.device_hash limit p_keep);
  return true;
end
$$;
