-- Refuses every change of the audit log except new lines, for every role. One update is allowed: values, and the
-- customer's own network address, are removed from lines about a customer whose data was erased.
create or replace function shop.keep_audit_log() returns trigger
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
