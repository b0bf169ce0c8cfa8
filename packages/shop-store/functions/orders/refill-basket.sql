-- Puts the lines of an unpaid order back into the customer's basket, unless the customer has filled another.
create or replace function shop.refill_basket(p_order uuid, p_basket uuid, p_customer integer) returns void language plpgsql volatile as $$
begin
  update shop.baskets b set version = version + 1, updated_at = now()
  where b.id = p_basket and b.customer_id = p_customer
    and not exists (select from shop.basket_lines l where l.basket_id = b.id);
  if not found then return; end if;
  with line as (
    select l.*, shop.uuid_v7() as id from shop.order_lines l where l.order_id = p_order and not l.is_gift order by l.position
  )
  insert into shop.basket_lines (basket_id, id, product_id, variant_id, addon_of, quantity, user_description, seen_unit_price_rial)
  select p_basket, line.id, line.product_id, line.variant_id,
    (select parent.id from line parent where parent.position = line.addon_of), line.quantity, line.user_description, line.unit_price_rial
  from line;
end
$$;
