-- Takes what an order needs beyond its rows: the use of the code, the score, the place of its delivery and the
-- stock, in this order. What is missing raises RS010 with the reason, and nothing has happened.
create or replace function shop.take_for_order(p_order uuid, p_expires_at timestamptz) returns void language plpgsql volatile as $$
declare
  v_order shop.orders;
  v_need record;
  v_code record;
begin
  select * into v_order from shop.orders where id = p_order;
  if v_order.code_id is not null then
    select c.max_uses, c.max_uses_per_customer into v_code from public.special_codes c where c.id = v_order.code_id;
    insert into shop.code_counters (code_id) values (v_order.code_id) on conflict do nothing;
    update shop.code_counters set used = used + 1
    where code_id = v_order.code_id and (v_code.max_uses is null or used < v_code.max_uses);
    if not found then raise exception using errcode = 'RS010', message = 'code-used-up'; end if;
    if (select count(*) from shop.code_uses where code_id = v_order.code_id and customer_id = v_order.customer_id)
       >= coalesce(v_code.max_uses_per_customer, 2147483647) then
      raise exception using errcode = 'RS010', message = 'code-used-by-customer';
    end if;
    insert into shop.code_uses (order_id, code_id, customer_id) values (p_order, v_order.code_id, v_order.customer_id);
  end if;
  if v_order.score_spent > 0 then
    if (select coalesce(sum(delta), 0) from shop.score_moves where customer_id = v_order.customer_id) < v_order.score_spent then
      raise exception using errcode = 'RS010', message = 'score-changed';
    end if;
    insert into shop.score_moves (customer_id, delta, reason, order_id)
    values (v_order.customer_id, -v_order.score_spent, 'order', p_order);
  end if;
  perform shop.hold_delivery_place(p_order);
  for v_need in
    select variant_id, sum(quantity)::integer as quantity from shop.order_lines
    where order_id = p_order group by variant_id order by variant_id
  loop
    if not shop.take_stock(v_need.variant_id, v_need.quantity, p_order, p_expires_at) then
      raise exception using errcode = 'RS010', message = 'stock-exceeded', detail = v_need.variant_id::text;
    end if;
  end loop;
end
$$;
