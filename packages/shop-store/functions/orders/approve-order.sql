-- Approves a card-to-card payment or the shop's own instalment plan: what is held is sold. Money that came by card is
-- stored as a payment, so that it is due back when the order ends.
create or replace function shop.approve_order(p_order uuid, p_staff integer) returns text language plpgsql volatile as $$
declare
  v_order shop.orders := shop.lock_order(p_order);
  v_to text := shop.order_step(v_order, 'approve', 'staff');
begin
  if v_order.id is null then return 'not-found'; end if;
  if v_to is null then return 'state-changed'; end if;
  update shop.orders set state = v_to, paid_at = coalesce(paid_at, now()) where id = p_order;
  begin
    perform shop.sell_stock(p_order, v_order.number);
    if (select coalesce(sum(quantity), 0) from shop.stock_holds where holder = p_order and state = 'sold')
       < (select sum(quantity) from shop.order_lines where order_id = p_order) then
      raise exception using errcode = 'RS010', message = 'stock-lost';
    end if;
  exception when sqlstate 'RS010' then
    update shop.orders set state = v_order.state, paid_at = v_order.paid_at where id = p_order;
    return 'stock-lost';
  end;
  if v_order.method_id = 2 and v_order.due_rial > 0 then
    insert into shop.payment_attempts (order_id, gateway, bank_title, amount_rial, state, card, next_check_at, finished_at)
    values (p_order, 'card-to-card', coalesce((
        select l.title from public.payment_methods m join public.payment_methods_locales l on l._parent_id = m.id
        where m.kind::text = '2' and l._locale = 'fa' limit 1), 'کارت به کارت'),
      v_order.due_rial, 'verified', v_order.receipt->>'lastFour', null, now());
  end if;
  perform shop.note_staff_act(v_order, p_staff, 'approved', null, null);
  perform shop.earn_score(p_order);
  return 'done';
end
$$;
