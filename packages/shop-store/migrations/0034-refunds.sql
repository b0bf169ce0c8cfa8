-- Money that is due back is asked of the bank itself, where the bank can. What became of the question stands beside the
-- payment: 'asked' until there is an answer; 'refused', 'cannot' and 'unclear' are work for people, who then mark it by hand.
alter table shop.payment_attempts
  add column refund_state text check (refund_state in ('asked', 'refused', 'cannot', 'unclear')),
  add column refund_tries integer not null default 0,
  -- When the bank is asked next; null when nobody waits for its answer.
  add column refund_check_at timestamptz,
  add check ((refund_check_at is not null) = (refund_state is not distinct from 'asked')),
  add check (refund_state is distinct from 'asked' or state = 'refund-due');
create index attempts_to_ask_back on shop.payment_attempts (refund_check_at) where refund_check_at is not null;

alter table shop.order_events drop constraint order_events_kind_check;
alter table shop.order_events add constraint order_events_kind_check check (kind in ('placed', 'paid', 'payment-failed',
  'stock-lost', 'refund-due', 'refund-asked', 'refund-refused', 'refunded', 'expired', 'revived', 'cancelled', 'approved',
  'shipped', 'delivered', 'note', 'gift-added', 'receipt-given'));

/* A manager has the bank give the money of one payment back. Only what the bank itself has confirmed to us goes this
   way: a sum that differed is for people to look at. A second press finds it asked. */
create function shop.ask_refund(p_order uuid, p_staff integer, p_attempt bigint) returns text language plpgsql volatile as $$
declare
  v_order shop.orders := shop.lock_order(p_order);
  v_amount bigint;
begin
  if v_order.id is null then return 'not-found'; end if;
  update shop.payment_attempts set refund_state = 'asked', refund_check_at = now()
  where order_id = p_order and number = p_attempt and state = 'refund-due' and reference is not null
    and authority is not null and refund_state is null
  returning amount_rial into v_amount;
  if not found then return 'state-changed'; end if;
  perform shop.note_staff_act(v_order, p_staff, 'refund-asked', null,
    jsonb_build_object('amountRial', v_amount, 'attempt', p_attempt));
  return 'done';
end
$$;

/* The right to ask the bank for the money, given to one at a time. 'again': somebody has asked before and left no answer,
   so that it may have been given back already. 'busy': another asks at this moment. 'none': nobody waits for it. */
create function shop.begin_refund(p_attempt uuid, p_lease_seconds integer) returns text language plpgsql volatile as $$
declare v_attempt shop.payment_attempts;
begin
  select * into v_attempt from shop.payment_attempts where id = p_attempt for update;
  if v_attempt.refund_check_at is null then return 'none'; end if;
  if v_attempt.refund_check_at > now() then return 'busy'; end if;
  update shop.payment_attempts set refund_tries = refund_tries + 1,
    refund_check_at = now() + p_lease_seconds * interval '1 second'
  where id = p_attempt;
  return case when v_attempt.refund_tries > 0 then 'again' else 'go' end;
end
$$;

/* The bank's answer: 'refunded', or why it is work for people now. Written once. */
create function shop.end_refund(p_attempt uuid, p_said text) returns boolean language plpgsql volatile as $$
declare v_attempt shop.payment_attempts;
begin
  update shop.payment_attempts set refund_check_at = null,
    refund_state = case when p_said <> 'refunded' then p_said end,
    state = case when p_said = 'refunded' then 'refunded' else state end
  where id = p_attempt and refund_state = 'asked' returning * into v_attempt;
  if not found then return false; end if;
  insert into shop.order_events (order_id, kind, made_by, data)
  values (v_attempt.order_id, case when p_said = 'refunded' then 'refunded' else 'refund-refused' end, 'bank',
    jsonb_build_object('amountRial', v_attempt.amount_rial, 'attempt', v_attempt.number));
  return true;
end
$$;

/* The money of one payment went back to its payer, by whatever way the note says. Not while the bank is being asked:
   it would go back twice. */
create or replace function shop.mark_refunded(p_order uuid, p_staff integer, p_attempt bigint, p_note text) returns text
language plpgsql volatile as $$
declare
  v_order shop.orders := shop.lock_order(p_order);
  v_amount bigint;
begin
  if v_order.id is null then return 'not-found'; end if;
  update shop.payment_attempts set state = 'refunded'
  where order_id = p_order and number = p_attempt and state = 'refund-due' and refund_state is distinct from 'asked'
  returning amount_rial into v_amount;
  if not found then return 'state-changed'; end if;
  perform shop.note_staff_act(v_order, p_staff, 'refunded', p_note,
    jsonb_build_object('amountRial', v_amount, 'attempt', p_attempt));
  return 'done';
end
$$;
