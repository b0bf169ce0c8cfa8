-- Says whether a session was opened, or its holder authenticated again, within so many seconds.
create or replace function shop.is_fresh(p_session text, p_kind text, p_account integer, p_seconds integer) returns boolean
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
