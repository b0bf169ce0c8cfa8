-- Locks a customer's addresses, because the default and the count are rules about all of them together. Each
-- statement after the lock sees what the last holder wrote.
create or replace function shop.lock_addresses(p_customer integer) returns void language sql volatile as $$
  select pg_advisory_xact_lock(hashtext('shop.addresses'), p_customer)
$$;
