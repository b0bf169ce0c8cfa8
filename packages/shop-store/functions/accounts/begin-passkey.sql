-- Stores a passkey challenge. A browser has the five newest, so several tabs work and no browser fills the table.
create or replace function shop.begin_passkey(p_hash bytea, p_purpose text, p_kind text, p_binding bytea, p_handle bytea,
  p_seconds integer) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from shop.passkey_challenges where challenge_hash in (
    select challenge_hash from shop.passkey_challenges where expires_at <= now() limit 100 for update skip locked);
  delete from shop.passkey_challenges where challenge_hash in (
    select challenge_hash from shop.passkey_challenges
    where binding = p_binding and purpose = p_purpose and kind = p_kind
    order by expires_at desc offset 4 for update skip locked);
  insert into shop.passkey_challenges (challenge_hash, purpose, kind, binding, user_handle, expires_at)
  values (p_hash, p_purpose, p_kind, p_binding, p_handle, now() + p_seconds * interval '1 second');
end $$;
