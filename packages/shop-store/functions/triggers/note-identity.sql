-- Writes an audit line when a customer's mobile, email or password changes. Staff cannot change them; without another
-- actor it was the customer, by a verified call.
create or replace function shop.note_identity() returns trigger
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
