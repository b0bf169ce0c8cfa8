-- Adds a gift to an order, once: it takes stock and ships with the order. `p_line` is a row of order_lines chosen by
-- the shop's rules. Returns null when it was added, else the reason why not: everything that can have changed since
-- the rules read it is checked again under the order's lock.
create or replace function shop.add_gift(p_order uuid, p_line jsonb, p_made_by text) returns text language plpgsql volatile as $$
declare
  v_order shop.orders;
  v_line shop.order_lines := jsonb_populate_record(null::shop.order_lines, p_line);
begin
  select * into v_order from shop.orders where id = p_order for update;
  if v_order.state in ('shipped', 'delivered') then return 'gift-order-shipped'; end if;
  if v_order.paid_at is null or v_order.state not in ('awaiting-approval', 'confirmed') then return 'gift-order-not-paid'; end if;
  if exists (select from shop.order_lines where order_id = p_order and is_gift) then return 'gift-already-chosen'; end if;
  if not shop.take_stock(v_line.variant_id, 1, p_order, coalesce(v_order.hold_expires_at, now())) then return 'gift-out-of-stock'; end if;
  insert into shop.order_lines (order_id, position, product_id, variant_id, product_type, title, unit_title, picture,
    quantity, unit_price_rial, price_rial, is_gift)
  select p_order, max(l.position) + 1, v_line.product_id, v_line.variant_id, v_line.product_type, v_line.title,
    v_line.unit_title, v_line.picture, 1, 0, 0, true
  from shop.order_lines l where l.order_id = p_order;
  -- What waits for a manager's approval is sold with it.
  if v_order.state = 'confirmed' then perform shop.sell_stock(p_order, v_order.number); end if;
  insert into shop.order_events (order_id, kind, made_by, data)
  values (p_order, 'gift-added', p_made_by, jsonb_build_object('variantId', v_line.variant_id));
  if not exists (select from shop.stock_buckets b where b.variant_id = v_line.variant_id and b.on_hand > b.reserved) then
    perform shop.announce_prices(array[v_line.variant_id]);
  end if;
  return null;
end
$$;
