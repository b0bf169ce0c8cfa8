-- Removes the devices of an account: all, all but one, or the one of a session.
create or replace function shop.forget_devices(p_kind text, p_account integer, p_but bytea, p_session text) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  delete from shop.known_devices where account_kind = p_kind and account_id = p_account
    and device_hash is distinct from p_but and (p_session is null or session_id = p_session)
$$;
