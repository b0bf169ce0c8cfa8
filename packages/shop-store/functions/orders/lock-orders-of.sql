-- Locks a customer's orders, because the score, the uses of a code and "first order only" are rules about all of them
-- together.
create or replace function shop.lock_orders_of(p_customer integer) returns void language sql volatile as $$
  select pg_advisory_xact_lock(hashtext('shop.orders'), p_customer)
$$;
