-- Takes a challenge, once, and returns its user handle, empty when it has none; null when there is no such challenge
-- for this browser and purpose.
create or replace function shop.take_passkey_challenge(p_hash bytea, p_purpose text, p_kind text, p_binding bytea) returns bytea
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  delete from shop.passkey_challenges
  where challenge_hash = p_hash and purpose = p_purpose and kind = p_kind and binding = p_binding and expires_at > now()
  returning coalesce(user_handle, '')
$$;
