-- Books points for an order, once: one for every so many Rials of the goods, as the settings say.
create or replace function shop.earn_score(p_order uuid) returns void language plpgsql volatile as $$
declare
  v_every bigint;
  v_order shop.orders;
begin
  select score_every_rial into v_every from public.shop_settings order by id limit 1;
  if coalesce(v_every, 0) <= 0 then return; end if;
  update shop.orders set score_earned = least((payable_rial - postal_rial) / v_every, 1000000000)
  where id = p_order and score_earned = 0 and payable_rial - postal_rial >= v_every
  returning * into v_order;
  if not found then return; end if;
  insert into shop.score_moves (customer_id, delta, reason, order_id)
  values (v_order.customer_id, v_order.score_earned, 'order paid', p_order);
end
$$;
