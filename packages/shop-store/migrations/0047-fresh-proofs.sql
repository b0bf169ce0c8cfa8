-- When somebody who is signed in last showed again who they are. Opening the session is a proof too, which the
-- session's own row tells; here are only those after it.
create table shop.fresh_proofs (
  session_id text primary key,
  proven_at timestamptz not null default now()
);
create index fresh_proofs_by_age on shop.fresh_proofs (proven_at);

/* Notes that whoever holds this session has shown who they are; false: the session does not stand. */
create function shop.prove_fresh(p_session text, p_kind text, p_account integer, p_way text) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not (case p_kind
    when 'staff' then exists (select from public.staff_sessions
      where id = p_session and _parent_id = p_account and expires_at > now())
    else exists (select from public.customers_sessions
      where id = p_session and _parent_id = p_account and expires_at > now()) end) then return false; end if;
  -- A proof of yesterday serves nobody.
  delete from shop.fresh_proofs where session_id in (
    select session_id from shop.fresh_proofs where proven_at < now() - interval '1 day' limit 100 for update skip locked);
  insert into shop.fresh_proofs (session_id) values (p_session)
  on conflict (session_id) do update set proven_at = now();
  perform shop.note_audit(p_kind, p_account, 'proof-given', p_kind || ':' || p_account, jsonb_build_object('by', p_way));
  return true;
end $$;

/* Says whether a session that stands was opened, or its holder showed again who they are, within so many seconds. */
create function shop.is_fresh(p_session text, p_kind text, p_account integer, p_seconds integer) returns boolean
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select exists (
    select from (
      select s.id, s.created_at from public.staff_sessions s
      where p_kind = 'staff' and s.id = p_session and s._parent_id = p_account and s.expires_at > now()
      union all
      select s.id, s.created_at from public.customers_sessions s
      where p_kind = 'customer' and s.id = p_session and s._parent_id = p_account and s.expires_at > now()
    ) s left join shop.fresh_proofs p on p.session_id = s.id
    where greatest(s.created_at, p.proven_at) > now() - p_seconds * interval '1 second')
$$;
