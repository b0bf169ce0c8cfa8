-- Removes one of the customer's addresses; returns false when there is no such address. The newest remaining address
-- becomes the default.
create or replace function shop.remove_address(p_customer integer, p_id uuid) returns boolean language plpgsql volatile as $$
declare
  v_was_default boolean;
  v_next uuid;
begin
  perform shop.lock_addresses(p_customer);
  delete from shop.addresses where id = p_id and customer_id = p_customer returning is_default into v_was_default;
  if v_was_default is null then return false; end if;
  select id into v_next from shop.addresses where customer_id = p_customer order by id desc limit 1;
  if v_was_default and v_next is not null then perform shop.make_default_address(p_customer, v_next); end if;
  return true;
end
$$;
