-- Every attempt ends by a deadline, whatever its bank does not say: its goods are for others then. Money that shows up later
-- is found by late questions, which hold nothing.
alter table shop.payment_attempts
  -- Two hours for what code of the release before begins; this release sets it by the bank's own window.
  add column deadline_at timestamptz not null default now() + interval '2 hours',
  -- When a bank is asked once more about an attempt that has ended; null when nobody asks any more.
  add column late_check_at timestamptz,
  add column late_tries integer not null default 0;
create index attempts_to_ask_late on shop.payment_attempts (late_check_at) where late_check_at is not null;

/* Ends an attempt about which the bank has not said the truth. The order may be cancelled, paid otherwise, or expire. */
create function shop.end_unclear(p_attempt shop.payment_attempts, p_failure text) returns void
language plpgsql volatile as $$
begin
  update shop.payment_attempts set state = 'expired', failure = p_failure, next_check_at = null, finished_at = now(),
    late_check_at = case when p_attempt.authority is not null then now() + interval '1 minute' end
  where id = p_attempt.id;
end
$$;

/* Ends an attempt whose deadline has passed. False: it has not, or it has ended already. */
create function shop.end_overdue(p_attempt uuid) returns boolean language plpgsql volatile as $$
declare v_attempt shop.payment_attempts;
begin
  perform shop.lock_order((select order_id from shop.payment_attempts where id = p_attempt));
  select * into v_attempt from shop.payment_attempts where id = p_attempt for update;
  if v_attempt.next_check_at is null or v_attempt.deadline_at > now() then return false; end if;
  perform shop.end_unclear(v_attempt, 'deadline');
  insert into shop.order_events (order_id, kind, made_by, data)
  values (v_attempt.order_id, 'payment-failed', 'shop', jsonb_build_object('failure', 'deadline'));
  return true;
end
$$;

/* The right to ask a bank about an attempt that has ended, given to one caller at a time. */
create function shop.begin_late(p_attempt uuid, p_lease_seconds integer) returns boolean language plpgsql volatile as $$
begin
  update shop.payment_attempts set late_tries = late_tries + 1, late_check_at = now() + p_lease_seconds * interval '1 second'
  where id = p_attempt and late_check_at <= now() and next_check_at is null;
  return found;
end
$$;

/* As before; and what is opened again by a return has ten minutes to end, and is no longer asked about as late. */
create or replace function shop.note_return(p_attempt uuid, p_body_hash bytea, p_claim text, p_kept jsonb) returns boolean
language plpgsql volatile as $$
declare
  v_state text;
  v_tries integer;
begin
  select state, tries into v_state, v_tries from shop.payment_attempts where id = p_attempt for update;
  if v_state not in ('redirected', 'returned', 'verifying', 'failed', 'expired') then return false; end if;
  if v_tries >= 40 or (select count(*) from shop.payment_returns where attempt_id = p_attempt) >= 20 then return false; end if;
  insert into shop.payment_returns (attempt_id, body_hash, claim, kept) values (p_attempt, p_body_hash, p_claim, p_kept)
  on conflict (attempt_id, body_hash) do update set is_refuted = false where payment_returns.is_refuted;
  if not found then return false; end if;
  update shop.payment_attempts set state = 'returned', failure = null, finished_at = null, next_check_at = now(),
    late_check_at = null,
    deadline_at = case when state = 'redirected' then deadline_at else greatest(deadline_at, now() + interval '10 minutes') end
  where id = p_attempt and state in ('redirected', 'failed', 'expired');
  return true;
end
$$;

/* As before, and the order is locked before its attempt, as everywhere: whoever closes the order holds it first. */
create or replace function shop.fail_attempt(p_attempt uuid, p_state text, p_failure text) returns text
language plpgsql volatile as $$
declare v_order uuid;
begin
  perform shop.lock_order((select order_id from shop.payment_attempts where id = p_attempt));
  select order_id into v_order from shop.payment_attempts where id = p_attempt and next_check_at is not null for update;
  if not found then return (select state from shop.payment_attempts where id = p_attempt); end if;
  insert into shop.order_events (order_id, kind, made_by, data)
  values (v_order, 'payment-failed', 'bank', jsonb_build_object('failure', p_failure));
  -- Nobody came back, which is not to say that nobody paid.
  if p_state = 'expired' then
    update shop.payment_attempts set late_check_at = now() + interval '1 minute' where id = p_attempt and authority is not null;
  end if;
  return shop.end_attempt(p_attempt, p_state, p_failure);
end
$$;

create or replace function shop.refute_returns(p_attempt uuid, p_failure text, p_wait_seconds integer, p_tried text[]) returns text
language plpgsql volatile as $$
declare v_claim text;
begin
  perform shop.lock_order((select order_id from shop.payment_attempts where id = p_attempt));
  perform 1 from shop.payment_attempts where id = p_attempt for update;
  select claim into v_claim from shop.payment_returns where attempt_id = p_attempt and not is_refuted order by id desc limit 1;
  update shop.payment_returns set is_refuted = true
  where attempt_id = p_attempt and not is_refuted and id::text || '/' || xmin::text = any (p_tried);
  if exists (select from shop.payment_returns where attempt_id = p_attempt and not is_refuted) then
    update shop.payment_attempts set state = 'returned', next_check_at = now()
    where id = p_attempt and state in ('returned', 'verifying');
    return 'returned';
  end if;
  if v_claim = 'not-paid' then return shop.fail_attempt(p_attempt, 'failed', p_failure); end if;
  update shop.payment_attempts set state = 'redirected', next_check_at = now() + p_wait_seconds * interval '1 second'
  where id = p_attempt and state in ('returned', 'verifying');
  return 'redirected';
end
$$;

/* Ends an order that is not to be: its stock, code and score go back, and its lines come back into the customer's
   basket if that is empty. Not while the truth about a payment is still being asked: then false, and the caller asks again
   later; but no longer than the deadline of that payment. What was paid is a refund due. */
create or replace function shop.close_order(p_order uuid, p_state text, p_made_by text, p_reason text) returns boolean
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
  perform shop.end_overdue(id) from shop.payment_attempts
  where order_id = p_order and state in ('returned', 'verifying') and deadline_at <= now();
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
    update shop.payment_attempts a set state = 'refund-due', failure = 'order-' || p_state
    where order_id = p_order and state = 'verified' returning shop.refund_rial(a) as rial
  )
  insert into shop.order_events (order_id, kind, made_by, data)
  select p_order, 'refund-due', p_made_by, jsonb_build_object('amountRial', rial) from due;
  if v_order.paid_at is null then perform shop.refill_basket(v_order.id, v_order.basket_id, v_customer); end if;
  return true;
end
$$;
