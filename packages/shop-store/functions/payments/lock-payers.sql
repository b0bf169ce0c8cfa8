-- Locks the customers of an attempt and of the attempt that a reference is booked to, the lower number first, so that
-- two payments brought to each other's orders cannot deadlock.
create or replace function shop.lock_payers(p_attempt uuid, p_reference text) returns void language plpgsql volatile as $$
declare v_customer integer;
begin
  for v_customer in
    select distinct o.customer_id from shop.payment_attempts a join shop.orders o on o.id = a.order_id
    where a.id = p_attempt or a.id = (
      select t.attempt_id from shop.bank_takings t join shop.payment_attempts mine on mine.gateway = t.gateway
      where mine.id = p_attempt and t.reference = p_reference)
    order by 1
  loop
    perform shop.lock_orders_of(v_customer);
  end loop;
end
$$;
