-- Asks the bank, for a manager, to give back a part of what it took. A second call finds it asked.
create or replace function shop.ask_refund_part(p_order uuid, p_staff integer, p_part bigint, p_banks text[]) returns text
language plpgsql volatile as $$
declare
  v_order shop.orders := shop.lock_order(p_order);
  v_part shop.refund_parts;
begin
  if v_order.id is null then return 'not-found'; end if;
  update shop.refund_parts r set state = shop.refund_step(r.state, 'ask'), check_at = now()
  from shop.payment_attempts a
  where r.order_id = p_order and r.number = p_part and a.id = r.attempt_id and a.gateway = any (p_banks)
    and a.reference is not null and a.authority is not null and shop.refund_step(r.state, 'ask') is not null
  returning r.* into v_part;
  if not found then return 'state-changed'; end if;
  perform shop.note_staff_act(v_order, p_staff, 'refund-asked', null,
    jsonb_build_object('amountRial', v_part.amount_rial, 'part', p_part));
  return 'done';
end
$$;
