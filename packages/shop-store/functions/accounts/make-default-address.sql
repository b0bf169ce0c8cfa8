-- Makes an address the customer's default, in two steps because an index allows one default at a time.
create or replace function shop.make_default_address(p_customer integer, p_id uuid) returns void language plpgsql volatile as $$
begin
  update shop.addresses set is_default = false where customer_id = p_customer and is_default and id <> p_id;
  update shop.addresses set is_default = true where customer_id = p_customer and id = p_id and not is_default;
end
$$;
