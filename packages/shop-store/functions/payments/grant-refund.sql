-- Writes a refund in part as the rules planned it, once per key, and settles its return. `p_seen` is how many refunds
-- the order had when it was planned: another one since then asks for a new plan. Parts at the gateways of `p_banks`
-- are asked of their banks at once.
create or replace function shop.grant_refund(
  p_order uuid, p_staff integer, p_key text, p_seen integer, p_return bigint, p_plan jsonb, p_reason text, p_banks text[]
) returns text language plpgsql volatile as $$
declare
  v_order shop.orders := shop.lock_order(p_order);
  v_return shop.returns;
  v_refund shop.refunds;
begin
  if v_order.id is null then return 'not-found'; end if;
  if exists (select from shop.refunds where order_id = p_order and key = p_key) then return 'done'; end if;
  if v_order.state not in ('shipped', 'delivered')
    or (select count(*) from shop.refunds where order_id = p_order) <> p_seen then
    return 'state-changed';
  end if;
  if p_return is not null then
    v_return := shop.lock_return(p_order, p_return);
    if v_return.id is null then return 'not-found'; end if;
    if shop.return_step(v_return.state, 'settle', 'staff') is null then return 'state-changed'; end if;
    update shop.returns set state = shop.return_step(state, 'settle', 'staff') where id = v_return.id;
    perform shop.note_return_step(v_return, 'staff ' || p_staff, 'settle', null);
  end if;
  insert into shop.refunds (order_id, return_id, key, goods_rial, delivery_rial, goodwill_rial, reason, made_by)
  values (p_order, v_return.id, p_key, (p_plan->>'goodsRial')::bigint, (p_plan->>'deliveryRial')::bigint,
    (p_plan->>'goodwillRial')::bigint, nullif(btrim(p_reason), ''), 'staff ' || p_staff)
  returning * into v_refund;
  insert into shop.refund_lines (refund_id, order_id, position, quantity, amount_rial)
  select v_refund.id, p_order, w.position, w.quantity, w."amountRial"
  from jsonb_to_recordset(p_plan->'lines') as w (position smallint, quantity integer, "amountRial" bigint);
  insert into shop.refund_parts (refund_id, order_id, attempt_id, due_position, amount_rial, state, check_at)
  select v_refund.id, p_order, a.id, w."duePosition", w."amountRial",
    case when asks.it then shop.refund_step(null, 'ask') end, case when asks.it then now() end
  from jsonb_to_recordset(p_plan->'parts') as w ("attemptNumber" bigint, "duePosition" smallint, "amountRial" bigint)
  left join shop.payment_attempts a on a.order_id = p_order and a.number = w."attemptNumber"
  cross join lateral (
    select coalesce(a.gateway = any (p_banks) and a.reference is not null and a.authority is not null, false) as it
  ) asks;
  if exists (select from shop.payments_of(p_order) p where p.given_rial > p.taken_rial) or (
    select sum(amount_rial) from shop.refund_parts where refund_id = v_refund.id
  ) <> v_refund.goods_rial + v_refund.delivery_rial + v_refund.goodwill_rial then
    raise exception 'a refund gives back more than was taken';
  end if;
  perform shop.note_staff_act(v_order, p_staff, 'refund-due', p_reason, jsonb_build_object('refund', v_refund.number,
    'amountRial', v_refund.goods_rial + v_refund.delivery_rial + v_refund.goodwill_rial));
  return 'done';
end
$$;
