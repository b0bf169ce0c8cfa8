set local lock_timeout = '5s';

-- The address that the act came from, where a person did it over the network.
alter table shop.audit_log add column came_from text;

/* Writes one line of the audit log, in the caller's own transaction, and answers its id. Where the act came from is said
   by the transaction itself: set_config('rasteh.caller', address, true). */
create or replace function shop.note_audit(
  p_actor_kind text, p_actor_id integer, p_action text, p_subject text, p_detail jsonb default '{}'
) returns uuid language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  insert into shop.audit_log (actor_kind, actor_id, action, subject, detail, came_from)
  values (p_actor_kind, p_actor_id, p_action, p_subject, p_detail,
    nullif(left(current_setting('rasteh.caller', true), 64), ''))
  returning id
$$;

/* A mobile or an e-mail as a log may keep it: enough to tell two apart, not enough to reach the person. */
create function shop.masked(p_text text) returns text
language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select case when p_text ~ '@' then left(p_text, 1) || '•••@' || split_part(p_text, '@', 2)
    else left(p_text, 4) || '•••' || right(p_text, 2) end
$$;

/* One changed field, as a list, so that lists add up to what changed. */
create function shop.change_of(p_field text, p_before text, p_after text) returns jsonb
language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select case when p_before is not distinct from p_after then '[]'
    else jsonb_build_array(jsonb_build_object('field', p_field, 'before', p_before, 'after', p_after)) end
$$;

/* Whoever changes a customer's mobile, e-mail or password, by whatever way: it is written down with the change. Staff
   cannot; so without another name it was the customer, by their own verified call. */
create function shop.note_identity() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_changes jsonb := shop.change_of('username', shop.masked(old.username), shop.masked(new.username))
    || shop.change_of('email', shop.masked(old.email), shop.masked(new.email));
begin
  -- An erased person's row: the erasure has a line of its own.
  if new.username is null and new.email is null and new.hash is null then return null; end if;
  if old.hash is distinct from new.hash then v_changes := v_changes || '[{"field": "password"}]'; end if;
  if v_changes <> '[]' then
    perform shop.note_audit('customer', new.id, 'identity-changed', 'customer:' || new.id,
      jsonb_build_object('changes', v_changes));
  end if;
  return null;
end
$$;
create trigger note_identity after update of username, email, hash on public.customers
  for each row execute function shop.note_identity();

/* What becomes of a price change; each price before and after stands in its rows. */
create function shop.note_price_change() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'UPDATE' and old.state = new.state then return null; end if;
  perform shop.note_audit('staff', coalesce(new.cancelled_by, new.undone_by, new.made_by),
    'price-change-' || new.state, 'price-change:' || new.number, jsonb_build_object('rule', new.rule,
      'rows', (select count(*) from shop.price_change_rows r where r.change_id = new.id)));
  return null;
end
$$;
create trigger note_price_change after insert or update of state on shop.price_changes
  for each row execute function shop.note_price_change();

/* An import that came into force or was undone; each value before and after stands in its rows. */
create function shop.note_import() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_staff integer := nullif(current_setting('rasteh.staff', true), '')::integer;
begin
  if old.state = new.state then return null; end if;
  perform shop.note_audit(case when v_staff is null then 'system' else 'staff' end, v_staff,
    'import-' || new.state, 'import:' || new.id,
    jsonb_build_object('kind', new.kind, 'file', new.file_name, 'by', new.made_by, 'counts', new.counts));
  return null;
end
$$;
create trigger note_import after update of state on shop.imports
  for each row execute function shop.note_import();

/* The same line without what a person's data was and became. */
create function shop.without_values(p_detail jsonb) returns jsonb
language sql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
  select case when jsonb_typeof(p_detail -> 'changes') = 'array' then jsonb_set(p_detail, '{changes}', coalesce(
      (select jsonb_agg(c - 'before' - 'after' || '{"erased": true}' order by n)
       from jsonb_array_elements(p_detail -> 'changes') with ordinality as t (c, n)), '[]'))
    else p_detail end
$$;

/* Lines are added and nothing else, whoever asks. One change is let through: the values, and the customer's own address,
   are taken out of the lines about a customer whose data was erased; what was done, when and by whom stays. */
create function shop.keep_audit_log() returns trigger
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(new) - 'detail' - 'came_from' = to_jsonb(old) - 'detail' - 'came_from'
      and new.detail = shop.without_values(old.detail)
      and (new.came_from is null and old.actor_kind = 'customer' or new.came_from is not distinct from old.came_from)
      and exists (select from shop.erased_people e where old.subject = 'customer:' || e.customer_id)
    then return new; end if;
  end if;
  raise exception 'the audit log is append-only' using errcode = '42501';
end
$$;
create trigger keep_audit_log before update or delete on shop.audit_log
  for each row execute function shop.keep_audit_log();
create trigger keep_audit_log_whole before truncate on shop.audit_log
  for each statement execute function shop.keep_audit_log();
-- Also where ordinary triggers are off.
alter table shop.audit_log enable always trigger keep_audit_log;
alter table shop.audit_log enable always trigger keep_audit_log_whole;

/* As before, and the audit log keeps no value of theirs. */
create or replace function shop.forget_customer(p_customer integer) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  delete from public.customers_sessions where _parent_id = p_customer;
  update public.customers set name = null, email = null, username = null, hash = null, salt = null, group_id = null,
    reset_password_token = null, reset_password_expiration = null, reset_password_requested_at = null,
    login_attempts = 0, lock_until = null, updated_at = now()
  where id = p_customer;
  -- What they said stays, without them.
  update public.comments set full_name = null, email = null, customer_id = null where customer_id = p_customer;
  delete from public.feedback where customer_id = p_customer;
  update public.marketers set name = '—' where customer_id = p_customer;
  delete from public.payload_preferences_rels where customers_id = p_customer;
  delete from public.payload_locked_documents_rels where customers_id = p_customer;
  insert into shop.erased_people (customer_id) values (p_customer) on conflict do nothing;
  update shop.audit_log set detail = shop.without_values(detail),
    came_from = case when actor_kind = 'customer' then null else came_from end
  where subject = 'customer:' || p_customer and (detail ? 'changes' or actor_kind = 'customer');
$$;
