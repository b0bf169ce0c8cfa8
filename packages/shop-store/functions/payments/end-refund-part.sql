-- Stores the bank's answer to a part of a refund, once: 'refunded', or the reason why people must handle it.
create or replace function shop.end_refund_part(p_part uuid, p_said text) returns boolean language plpgsql volatile as $$
declare v_part shop.refund_parts;
begin
  update shop.refund_parts set check_at = null,
    state = case when p_said = 'refunded' then shop.refund_step(state, 'give-back') else p_said end,
    done_at = case when p_said = 'refunded' then now() end
  where id = p_part and state = 'asked' returning * into v_part;
  if not found then return false; end if;
  insert into shop.order_events (order_id, kind, made_by, data)
  values (v_part.order_id, case when p_said = 'refunded' then 'refunded' else 'refund-refused' end, 'bank',
    jsonb_build_object('amountRial', v_part.amount_rial, 'part', v_part.number));
  return true;
end
$$;
