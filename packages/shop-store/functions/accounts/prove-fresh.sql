-- Records that the holder of a session has authenticated again; returns false when the session does not exist.
create or replace function shop.prove_fresh(p_session text, p_kind text, p_account integer, p_way text) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not (case p_kind
    when 'staff' then exists (select from public.staff_sessions
      where id = p_session and _parent_id = p_account and expires_at > now())
    else exists (select from public.customers_sessions
      where id = p_session and _parent_id = p_account and expires_at > now()) end) then return false; end if;
  -- A proof of yesterday serves no session.
  delete from shop.fresh_proofs where session_id in (
    select session_id from shop.fresh_proofs where proven_at < now() - interval '1 day' limit 100 for update skip locked);
  insert into shop.fresh_proofs (session_id) values (p_session)
  on conflict (session_id) do update set proven_at = now();
  perform shop.note_audit(p_kind, p_account, 'proof-given', p_kind || ':' || p_account, jsonb_build_object('by', p_way));
  return true;
end $$;
