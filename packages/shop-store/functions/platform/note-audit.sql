-- Writes one line of the audit log in the caller's transaction and returns its id. The caller's network address comes
-- from set_config('rasteh.caller', address, true).
create or replace function shop.note_audit(
  p_actor_kind text, p_actor_id integer, p_action text, p_subject text, p_detail jsonb default '{}'
) returns uuid language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  insert into shop.audit_log (actor_kind, actor_id, action, subject, detail, came_from)
  values (p_actor_kind, p_actor_id, p_action, p_subject, p_detail,
    nullif(left(current_setting('rasteh.caller', true), 64), ''))
  returning id
$$;
