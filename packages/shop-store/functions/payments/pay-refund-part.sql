-- Marks a part of a refund as given back by hand, to the account that the customer named. It is refused while the bank
-- is being asked, because the money would go back twice.
create or replace function shop.pay_refund_part(p_order uuid, p_staff integer, p_part bigint, p_iban text, p_note text)
returns text language plpgsql volatile as $$
declare
  v_order shop.orders := shop.lock_order(p_order);
  v_part shop.refund_parts;
begin
  if v_order.id is null then return 'not-found'; end if;
  update shop.refund_parts set state = shop.refund_step(state, 'give-back-by-hand'), done_at = now(), iban = p_iban,
    note = nullif(btrim(p_note), '')
  where order_id = p_order and number = p_part and shop.refund_step(state, 'give-back-by-hand') is not null
  returning * into v_part;
  if not found then return 'state-changed'; end if;
  perform shop.note_staff_act(v_order, p_staff, 'refunded', p_note,
    jsonb_build_object('amountRial', v_part.amount_rial, 'part', p_part));
  return 'done';
end
$$;
