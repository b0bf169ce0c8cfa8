-- Places the order of a basket, once: whole, or not at all. `p_order` and `p_lines` are rows of the tables, computed
-- by the shop's rules from what was read at p_order's basket_version; a basket that has changed since returns
-- 'basket-changed' and must be read again. Returns {orderId, number, attemptId, repeated} or {refusal, variantId}. An
-- order that costs nothing is paid as soon as it is placed.
create or replace function shop.place_order(p_order jsonb, p_lines jsonb, p_dues jsonb, p_attempt jsonb, p_hold_seconds integer, p_made_by text)
returns jsonb language plpgsql volatile as $$
declare
  v_order shop.orders := jsonb_populate_record(null::shop.orders, p_order);
  v_attempt uuid;
  v_message text;
  v_variant text;
  v_gone integer[];
begin
  perform shop.lock_orders_of(v_order.customer_id);
  select o.id, o.number into v_order.id, v_order.number from shop.orders o
  where o.customer_id = v_order.customer_id and o.key = v_order.key;
  if found then
    select a.id into v_attempt from shop.payment_attempts a where a.order_id = v_order.id order by a.id desc limit 1;
    return jsonb_build_object('orderId', v_order.id, 'number', v_order.number, 'attemptId', v_attempt, 'repeated', true);
  end if;
  begin
    update shop.baskets set version = version + 1, special_code = null, uses_score = false, updated_at = now()
    where id = v_order.basket_id and version = v_order.basket_version and customer_id = v_order.customer_id;
    if not found then raise exception using errcode = 'RS010', message = 'basket-changed'; end if;
    delete from shop.basket_lines where basket_id = v_order.basket_id;
    insert into shop.orders (key, basket_id, basket_version, customer_id, state, method_id, installment_plan_id, culture,
      price_unit, price_rial, normal_discount_rial, code_discount_rial, score_discount_rial, discount_rial, tax_rial,
      postal_rial, payable_rial, due_rial, special_code, code_id, score_spent, delivery_method_id, delivery_title,
      paid_on_arrival, address, economic_code, promised_day, promised_from, promised_to, hold_expires_at, paid_at)
    values (v_order.key, v_order.basket_id, v_order.basket_version, v_order.customer_id, v_order.state, v_order.method_id,
      v_order.installment_plan_id, v_order.culture, v_order.price_unit, v_order.price_rial, v_order.normal_discount_rial,
      v_order.code_discount_rial, v_order.score_discount_rial, v_order.discount_rial, v_order.tax_rial,
      v_order.postal_rial, v_order.payable_rial, v_order.due_rial, v_order.special_code, v_order.code_id,
      v_order.score_spent, v_order.delivery_method_id, v_order.delivery_title, v_order.paid_on_arrival, v_order.address,
      v_order.economic_code, v_order.promised_day, v_order.promised_from, v_order.promised_to, now() + p_hold_seconds * interval '1 second', case when v_order.payable_rial = 0 then now() end)
    returning * into v_order;
    insert into shop.order_lines
    select v_order.id, l.position, l.product_id, l.variant_id, l.addon_of, l.product_type, l.title, l.unit_title, l.picture,
      l.user_description, l.quantity, l.unit_price_rial, l.price_rial, l.discount_rial, l.tax_percent, l.tax_rial, false
    from jsonb_populate_recordset(null::shop.order_lines, p_lines) l;
    insert into shop.order_dues (order_id, position, due_on, amount_rial)
    select v_order.id, d.position, d.due_on, d.amount_rial from jsonb_populate_recordset(null::shop.order_dues, p_dues) d;
    insert into shop.order_events (order_id, kind, made_by) values (v_order.id, 'placed', p_made_by);
    if p_attempt is not null then
      insert into shop.payment_attempts (order_id, gateway, bank_title, amount_rial)
      values (v_order.id, p_attempt->>'gateway', p_attempt->>'bankTitle', v_order.due_rial)
      returning id into v_attempt;
    end if;
    -- Stock comes last: the rows that everybody wants are locked for the shortest time.
    perform shop.take_for_order(v_order.id, v_order.hold_expires_at);
    if v_order.state = 'confirmed' then perform shop.sell_stock(v_order.id, v_order.number); end if;
  exception when sqlstate 'RS010' then
    get stacked diagnostics v_message = message_text, v_variant = pg_exception_detail;
    return jsonb_build_object('refusal', v_message, 'variantId', nullif(v_variant, '')::integer);
  end;
  select array_agg(n.variant_id) into v_gone from (
    select l.variant_id from shop.order_lines l where l.order_id = v_order.id group by l.variant_id) n
  where not exists (select from shop.stock_buckets b where b.variant_id = n.variant_id and b.on_hand > b.reserved);
  if v_gone is not null then perform shop.announce_prices(v_gone); end if;
  return jsonb_build_object('orderId', v_order.id, 'number', v_order.number, 'attemptId', v_attempt, 'repeated', false);
end
$$;
