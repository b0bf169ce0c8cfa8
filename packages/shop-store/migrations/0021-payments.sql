/* A further try to pay an order that still waits for its payment. The hold grows with it, but not for ever: an hour
   after placing, others may have the goods. Null: the order does not wait for a payment (any more). */
create function shop.new_attempt(p_order uuid, p_gateway text, p_bank_title text, p_hold_seconds integer) returns uuid
language plpgsql volatile as $$
declare
  v_order shop.orders;
  v_attempt uuid;
begin
  select * into v_order from shop.orders where id = p_order for update;
  if v_order.state <> 'awaiting-payment' or v_order.hold_expires_at < now() then return null; end if;
  if exists (select from shop.payment_attempts where order_id = p_order and state in ('returned', 'verifying')) then return null; end if;
  update shop.orders set hold_expires_at = greatest(hold_expires_at,
    least(now() + p_hold_seconds * interval '1 second', placed_at + interval '1 hour'))
  where id = p_order returning * into v_order;
  update shop.stock_holds set expires_at = v_order.hold_expires_at where holder = p_order and state = 'held';
  insert into shop.payment_attempts (order_id, gateway, bank_title, amount_rial)
  values (p_order, p_gateway, p_bank_title, v_order.due_rial) returning id into v_attempt;
  return v_attempt;
end
$$;

/* A browser came back from the bank. What it says is kept, once, and wakes the question to the bank; even for a try that
   seemed to have failed: whoever goes back at the bank and pays after all has paid. Answers false when there is nothing
   new in it. A try takes at most twenty of them: nobody fills a table by asking. */
create function shop.note_return(p_attempt uuid, p_body_hash bytea, p_claim text, p_kept jsonb) returns boolean
language plpgsql volatile as $$
declare v_state text;
begin
  select state into v_state from shop.payment_attempts where id = p_attempt for update;
  if v_state not in ('redirected', 'returned', 'verifying', 'failed', 'expired') then return false; end if;
  if (select count(*) from shop.payment_returns where attempt_id = p_attempt) >= 20 then return false; end if;
  insert into shop.payment_returns (attempt_id, body_hash, claim, kept) values (p_attempt, p_body_hash, p_claim, p_kept)
  on conflict do nothing;
  if not found then return false; end if;
  update shop.payment_attempts set state = 'returned', failure = null, finished_at = null, next_check_at = now()
  where id = p_attempt and state in ('redirected', 'failed', 'expired');
  return true;
end
$$;

/* The right to ask the bank about an attempt, for p_lease_seconds, given to one caller at a time. Before it is given
   the order is made sure of: an order that has expired takes its stock, code and score again, or the attempt ends as
   'stock-lost' and is never verified, so that the bank gives the money back. Answers 'go' with the right; 'busy' when
   another asks at this moment; else the state in which the attempt has ended. */
create function shop.begin_verify(p_attempt uuid, p_lease_seconds integer, p_hold_seconds integer) returns text
language plpgsql volatile as $$
declare
  v_attempt shop.payment_attempts;
  v_order shop.orders;
  v_until timestamptz := now() + p_hold_seconds * interval '1 second';
begin
  select o.* into v_order from shop.payment_attempts a join shop.orders o on o.id = a.order_id where a.id = p_attempt;
  perform shop.lock_orders_of(v_order.customer_id);
  select * into v_order from shop.orders where id = v_order.id for update;
  select * into v_attempt from shop.payment_attempts where id = p_attempt for update;
  if v_attempt.next_check_at is null then return v_attempt.state; end if;
  if v_attempt.state = 'created' then return 'busy'; end if;
  if v_attempt.state = 'verifying' and v_attempt.next_check_at > now() then return 'busy'; end if;
  if v_attempt.state <> 'verifying' then
    if exists (select from shop.payment_attempts where order_id = v_order.id and id <> p_attempt and state = 'verifying') then
      return 'busy';
    end if;
    if v_order.state = 'expired' then
      begin
        perform shop.take_for_order(v_order.id, v_until);
        update shop.orders set state = 'awaiting-payment', closed_at = null, closed_reason = null where id = v_order.id;
        insert into shop.order_events (order_id, kind, made_by) values (v_order.id, 'revived', 'shop');
      exception when sqlstate 'RS010' then
        insert into shop.order_events (order_id, kind, made_by) values (v_order.id, 'stock-lost', 'shop');
        return shop.end_attempt(p_attempt, 'stock-lost', 'gone-meanwhile');
      end;
    elsif v_order.state <> 'awaiting-payment' then
      -- Paid by another attempt, or given up: what nobody verifies, the bank returns.
      return shop.end_attempt(p_attempt, 'failed', 'order-' || v_order.state);
    end if;
    update shop.orders set hold_expires_at = greatest(hold_expires_at, v_until) where id = v_order.id;
    update shop.stock_holds set expires_at = greatest(expires_at, v_until) where holder = v_order.id and state = 'held';
  end if;
  update shop.payment_attempts set state = 'verifying', tries = tries + 1,
    next_check_at = now() + p_lease_seconds * interval '1 second'
  where id = p_attempt;
  return 'go';
end
$$;

create function shop.end_attempt(p_attempt uuid, p_state text, p_failure text) returns text language sql volatile as $$
  update shop.payment_attempts set state = p_state, failure = p_failure, next_check_at = null, finished_at = now()
  where id = p_attempt and next_check_at is not null returning state
$$;

/* The bank says it is paid: attempt, stock and order follow in one step. Only for an attempt whose verify was begun.
   Answers the state the attempt then has. A reference that paid another attempt is refused by its index. */
create function shop.settle_payment(p_attempt uuid, p_reference text, p_card text) returns text
language plpgsql volatile as $$
declare
  v_attempt shop.payment_attempts;
  v_order shop.orders;
begin
  select o.* into v_order from shop.payment_attempts a join shop.orders o on o.id = a.order_id where a.id = p_attempt;
  perform shop.lock_orders_of(v_order.customer_id);
  select * into v_order from shop.orders where id = v_order.id for update;
  select * into v_attempt from shop.payment_attempts where id = p_attempt for update;
  if v_attempt.state <> 'verifying' then return v_attempt.state; end if;
  update shop.payment_attempts set state = 'verified', reference = p_reference, card = p_card, next_check_at = null,
    finished_at = now()
  where id = p_attempt;
  insert into shop.order_events (order_id, kind, made_by, data)
  values (v_order.id, 'paid', 'bank', jsonb_build_object('amountRial', v_attempt.amount_rial, 'attempt', v_attempt.number));
  if v_order.method_id = 7 then
    update shop.orders set state = 'awaiting-approval', paid_at = now() where id = v_order.id;
  else
    update shop.orders set state = 'confirmed', paid_at = now() where id = v_order.id;
    perform shop.sell_stock(v_order.id, v_order.number);
    perform shop.earn_score(v_order.id);
  end if;
  return 'verified';
end
$$;

/* The bank did not bear out what browsers said. One that said "paid" is forgotten, and the try waits on as if nobody had
   come; one that said "not paid" was right. */
create function shop.refute_returns(p_attempt uuid, p_failure text, p_wait_seconds integer) returns text
language plpgsql volatile as $$
declare v_claim text;
begin
  perform 1 from shop.payment_attempts where id = p_attempt for update;
  select claim into v_claim from shop.payment_returns where attempt_id = p_attempt and not is_refuted order by id desc limit 1;
  update shop.payment_returns set is_refuted = true where attempt_id = p_attempt and not is_refuted;
  if v_claim = 'not-paid' then return shop.fail_attempt(p_attempt, 'failed', p_failure); end if;
  update shop.payment_attempts set state = 'redirected', next_check_at = now() + p_wait_seconds * interval '1 second'
  where id = p_attempt and state in ('returned', 'verifying');
  return 'redirected';
end
$$;

/* The bank says, finally, that an attempt brought no money. The order waits on: another try may pay it. */
create function shop.fail_attempt(p_attempt uuid, p_state text, p_failure text) returns text language plpgsql volatile as $$
declare v_order uuid;
begin
  select order_id into v_order from shop.payment_attempts where id = p_attempt and next_check_at is not null for update;
  if not found then return (select state from shop.payment_attempts where id = p_attempt); end if;
  insert into shop.order_events (order_id, kind, made_by, data)
  values (v_order, 'payment-failed', 'bank', jsonb_build_object('failure', p_failure));
  return shop.end_attempt(p_attempt, p_state, p_failure);
end
$$;

/* Points for what was bought; how many, the shop's settings say. Once per order. */
create function shop.earn_score(p_order uuid) returns void language plpgsql volatile as $$
begin
end
$$;

/* What happened to an order is told to people by a job that is queued in the same transaction. */
create function shop.tell_order_event() returns trigger language plpgsql volatile as $$
begin
  perform shop.enqueue('tell-order', jsonb_build_object('eventId', new.id));
  return null;
end
$$;
create trigger order_events_are_told after insert on shop.order_events for each row
  when (new.kind in ('placed', 'paid', 'stock-lost', 'refunded', 'expired', 'cancelled', 'approved', 'shipped'))
  execute function shop.tell_order_event();
