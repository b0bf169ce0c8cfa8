-- Removes a customer's passkeys when the person is erased; the shop's role cannot remove those of staff.
create or replace function shop.forget_passkeys(p_customer integer) returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp as $$
  select shop.remove_passkeys_of('customer', p_customer, null)
$$;
