-- Adds an address, or (with an id) changes one of the customer's. Returns its id; null when the customer has the
-- maximum number already, or has no such address. The first address becomes the default.
create or replace function shop.save_address(p_customer integer, p_id uuid, p_words jsonb, p_is_default boolean, p_max integer)
returns uuid language plpgsql volatile as $$
declare
  v_id uuid;
  v_word shop.addresses := jsonb_populate_record(null::shop.addresses, p_words);
begin
  perform shop.lock_addresses(p_customer);
  if p_id is null then
    if (select count(*) from shop.addresses where customer_id = p_customer) >= p_max then return null; end if;
    insert into shop.addresses (customer_id, title, receiver, mobile, city_id, postal_code, address)
    values (p_customer, v_word.title, v_word.receiver, v_word.mobile, v_word.city_id, v_word.postal_code, v_word.address)
    returning id into v_id;
  else
    update shop.addresses set title = v_word.title, receiver = v_word.receiver, mobile = v_word.mobile,
      city_id = v_word.city_id, postal_code = v_word.postal_code, address = v_word.address, updated_at = now()
    where id = p_id and customer_id = p_customer
    returning id into v_id;
  end if;
  if v_id is not null
    and (p_is_default or not exists (select from shop.addresses where customer_id = p_customer and is_default)) then
    perform shop.make_default_address(p_customer, v_id);
  end if;
  return v_id;
end
$$;
