/* The stock functions below lock every bucket they touch in one order (variant, bucket), codes before stock and orders
   before both, so that no two of them can wait for each other. */
create function shop.lock_buckets_of(p_holder uuid) returns void language plpgsql volatile as $$
begin
  perform 1 from shop.stock_buckets b
  where (b.variant_id, b.bucket) in (
    select h.variant_id, h.bucket from shop.stock_holds h where h.holder = p_holder and h.state = 'held')
  order by b.variant_id, b.bucket for update;
end
$$;

create or replace function shop.release_stock(p_holder uuid) returns integer language plpgsql volatile as $$
declare v_units integer;
begin
  perform shop.lock_buckets_of(p_holder);
  with released as (
    update shop.stock_holds set state = 'released' where holder = p_holder and state = 'held'
    returning variant_id, bucket, quantity
  ), sums as (
    select variant_id, bucket, sum(quantity)::integer as quantity from released group by variant_id, bucket
  ), given_back as (
    update shop.stock_buckets b set reserved = b.reserved - s.quantity from sums s
    where b.variant_id = s.variant_id and b.bucket = s.bucket
    returning s.quantity, b.variant_id, b.on_hand - b.reserved as free
  ), told as (
    -- What was sold out until now is for sale again, and pages say otherwise.
    select shop.announce_prices(array_agg(variant_id)) from given_back where free = quantity having count(*) > 0
  )
  select coalesce(sum(quantity), 0)::integer into v_units from given_back left join told on true;
  return v_units;
end
$$;

/* What is held becomes sold: it leaves the shelf, and the ledger says for which order. Answers how many units. */
create function shop.sell_stock(p_holder uuid, p_number bigint) returns integer language plpgsql volatile as $$
declare v_units integer;
begin
  perform shop.lock_buckets_of(p_holder);
  with sold as (
    update shop.stock_holds set state = 'sold' where holder = p_holder and state = 'held'
    returning variant_id, bucket, quantity
  ), sums as (
    select variant_id, bucket, sum(quantity)::integer as quantity from sold group by variant_id, bucket
  ), taken as (
    update shop.stock_buckets b set on_hand = b.on_hand - s.quantity, reserved = b.reserved - s.quantity from sums s
    where b.variant_id = s.variant_id and b.bucket = s.bucket
    returning b.variant_id, b.bucket, s.quantity
  ), moved as (
    insert into shop.stock_moves (variant_id, bucket, delta, reason, made_by)
    select variant_id, bucket, -quantity, 'sale', 'order ' || p_number from taken
  )
  select coalesce(sum(quantity), 0)::integer into v_units from taken;
  return v_units;
end
$$;

/* Puts what an order had bought back on the shelf. */
create function shop.return_stock(p_holder uuid, p_number bigint) returns integer language plpgsql volatile as $$
declare v_units integer;
begin
  perform 1 from shop.stock_buckets b
  where (b.variant_id, b.bucket) in (
    select h.variant_id, h.bucket from shop.stock_holds h where h.holder = p_holder and h.state = 'sold')
  order by b.variant_id, b.bucket for update;
  with returned as (
    update shop.stock_holds set state = 'released' where holder = p_holder and state = 'sold'
    returning variant_id, bucket, quantity
  ), sums as (
    select variant_id, bucket, sum(quantity)::integer as quantity from returned group by variant_id, bucket
  ), given_back as (
    update shop.stock_buckets b set on_hand = b.on_hand + s.quantity from sums s
    where b.variant_id = s.variant_id and b.bucket = s.bucket
    returning b.variant_id, b.bucket, s.quantity
  ), moved as (
    insert into shop.stock_moves (variant_id, bucket, delta, reason, made_by)
    select variant_id, bucket, quantity, 'order cancelled', 'order ' || p_number from given_back
  ), told as (
    select shop.announce_prices(array_agg(variant_id)) from given_back having count(*) > 0
  )
  select coalesce(sum(quantity), 0)::integer into v_units from given_back left join told on true;
  return v_units;
end
$$;

/* Spreads what a variant has unheld over more (or fewer) buckets, for a product that many will want at once. The sum
   stays what it was; buckets that are no longer wanted are emptied as far as nobody holds them. */
create function shop.spread_stock(p_variant integer, p_buckets integer) returns void language plpgsql volatile as $$
declare
  v_free integer;
  v_bucket record;
  v_part integer;
  v_target integer;
begin
  insert into shop.stock_buckets (variant_id, bucket) select p_variant, n from generate_series(0, p_buckets - 1) n
  on conflict do nothing;
  perform 1 from shop.stock_buckets where variant_id = p_variant order by bucket for update;
  select sum(on_hand - reserved) into v_free from shop.stock_buckets where variant_id = p_variant;
  for v_bucket in select bucket, on_hand - reserved as free from shop.stock_buckets where variant_id = p_variant order by bucket loop
    v_target := case when v_bucket.bucket >= p_buckets then 0
      else v_free / p_buckets + (v_bucket.bucket < v_free % p_buckets)::integer end;
    v_part := v_target - v_bucket.free;
    continue when v_part = 0;
    update shop.stock_buckets set on_hand = on_hand + v_part where variant_id = p_variant and bucket = v_bucket.bucket;
    insert into shop.stock_moves (variant_id, bucket, delta, reason, made_by)
    values (p_variant, v_bucket.bucket, v_part, 'spread over buckets', 'shop');
  end loop;
end
$$;

/* Takes what an order needs beyond its rows: the code's use, the score, the stock, in this order. What is not there
   is raised as RS010 with the reason, and nothing of it has happened. */
create function shop.take_for_order(p_order uuid, p_expires_at timestamptz) returns void language plpgsql volatile as $$
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

/* Orders of one customer are placed, revived and closed one after another: the score, the uses of a code and "first
   order only" are rules about all of them together. */
create function shop.lock_orders_of(p_customer integer) returns void language sql volatile as $$
  select pg_advisory_xact_lock(hashtext('shop.orders'), p_customer)
$$;

/* Makes the order of a basket, once: whole, or not at all. `p_order` and `p_lines` are rows of the tables, worked out
   by the shop's rules from what was read at p_order's basket_version; a basket that has changed since answers
   'basket-changed' and must be read again. Answers {orderId, attemptId, repeated} or {refusal, variantId}. */
create function shop.place_order(p_order jsonb, p_lines jsonb, p_dues jsonb, p_attempt jsonb, p_hold_seconds integer, p_made_by text)
returns jsonb language plpgsql volatile as $$
declare
  v_order shop.orders := jsonb_populate_record(null::shop.orders, p_order);
  v_attempt uuid;
  v_message text;
  v_variant text;
  v_gone integer[];
begin
  perform shop.lock_orders_of(v_order.customer_id);
  select o.id, o.basket_id into v_order.id, v_order.basket_id from shop.orders o
  where o.customer_id = v_order.customer_id and o.key = v_order.key;
  if found then
    select a.id into v_attempt from shop.payment_attempts a where a.order_id = v_order.id order by a.id desc limit 1;
    return jsonb_build_object('orderId', v_order.id, 'attemptId', v_attempt, 'repeated', true);
  end if;
  v_order.basket_id := (p_order->>'basket_id')::uuid;
  begin
    update shop.baskets set version = version + 1, special_code = null, uses_score = false, updated_at = now()
    where id = v_order.basket_id and version = v_order.basket_version and customer_id = v_order.customer_id;
    if not found then raise exception using errcode = 'RS010', message = 'basket-changed'; end if;
    delete from shop.basket_lines where basket_id = v_order.basket_id;
    insert into shop.orders (key, basket_id, basket_version, customer_id, state, method_id, installment_plan_id, culture,
      price_unit, price_rial, normal_discount_rial, code_discount_rial, score_discount_rial, discount_rial, tax_rial,
      postal_rial, payable_rial, due_rial, special_code, code_id, score_spent, delivery_method_id, delivery_title,
      paid_on_arrival, address, hold_expires_at)
    values (v_order.key, v_order.basket_id, v_order.basket_version, v_order.customer_id, v_order.state, v_order.method_id,
      v_order.installment_plan_id, v_order.culture, v_order.price_unit, v_order.price_rial, v_order.normal_discount_rial,
      v_order.code_discount_rial, v_order.score_discount_rial, v_order.discount_rial, v_order.tax_rial,
      v_order.postal_rial, v_order.payable_rial, v_order.due_rial, v_order.special_code, v_order.code_id,
      v_order.score_spent, v_order.delivery_method_id, v_order.delivery_title, v_order.paid_on_arrival, v_order.address,
      now() + p_hold_seconds * interval '1 second')
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
  return jsonb_build_object('orderId', v_order.id, 'attemptId', v_attempt, 'repeated', false);
end
$$;

/* Ends an order that is not to be: its stock, code and score go back, and its lines come back into the customer's
   basket if that is empty. Not while the truth about a payment is still being asked: then false, and the caller asks again later. What was
   paid is a refund due. */
create function shop.close_order(p_order uuid, p_state text, p_made_by text, p_reason text) returns boolean
language plpgsql volatile as $$
declare
  v_customer integer;
  v_order shop.orders;
begin
  select customer_id into v_customer from shop.orders where id = p_order;
  perform shop.lock_orders_of(v_customer);
  select * into v_order from shop.orders where id = p_order for update;
  if v_order.state not in ('awaiting-payment', 'awaiting-approval', 'confirmed') then return false; end if;
  if p_state = 'expired' and (v_order.state <> 'awaiting-payment' or v_order.hold_expires_at >= now()) then return false; end if;
  if exists (select from shop.payment_attempts where order_id = p_order and state in ('returned', 'verifying')) then
    return false;
  end if;
  update shop.orders set state = p_state, closed_at = now(), closed_reason = p_reason where id = p_order;
  insert into shop.order_events (order_id, kind, made_by, note)
  values (p_order, p_state, p_made_by, p_reason);
  delete from shop.code_uses where order_id = p_order;
  if found then update shop.code_counters set used = used - 1 where code_id = v_order.code_id; end if;
  if v_order.score_spent > 0 then
    insert into shop.score_moves (customer_id, delta, reason, order_id)
    values (v_customer, v_order.score_spent, 'order ' || p_state, p_order);
  end if;
  if v_order.score_earned > 0 then
    insert into shop.score_moves (customer_id, delta, reason, order_id)
    values (v_customer, -v_order.score_earned, 'order ' || p_state, p_order);
    update shop.orders set score_earned = 0 where id = p_order;
  end if;
  perform shop.release_stock(p_order);
  perform shop.return_stock(p_order, v_order.number);
  with due as (
    update shop.payment_attempts set state = 'refund-due', failure = 'order-' || p_state
    where order_id = p_order and state = 'verified' returning amount_rial
  )
  insert into shop.order_events (order_id, kind, made_by, data)
  select p_order, 'refund-due', p_made_by, jsonb_build_object('amountRial', amount_rial) from due;
  if v_order.paid_at is null then perform shop.refill_basket(v_order.id, v_order.basket_id, v_customer); end if;
  return true;
end
$$;

/* Nobody loses a basket over a payment that came to nothing: unless they have begun another. */
create function shop.refill_basket(p_order uuid, p_basket uuid, p_customer integer) returns void language plpgsql volatile as $$
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
