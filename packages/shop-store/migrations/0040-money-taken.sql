-- What a bank says it took, and by which name, stands beside the attempt: also when it is not what was asked for. Nothing
-- more than that is ever due back.
alter table shop.payment_attempts
  add column taken_rial bigint check (taken_rial >= 0),
  add column taken_reference text;

-- Each payment that a bank has named to us, booked to one attempt: as the money of its order, or as a debt to its payer.
-- A reference is booked once, so that no payment counts twice, whichever orders it is brought to.
create table shop.bank_takings (
  gateway text not null,
  reference text not null,
  taken_rial bigint not null check (taken_rial >= 0),
  attempt_id uuid not null unique references shop.payment_attempts (id) on delete restrict,
  taken_at timestamptz not null default now(),
  primary key (gateway, reference)
);
insert into shop.bank_takings (gateway, reference, taken_rial, attempt_id, taken_at)
select gateway, reference, amount_rial, id, coalesce(finished_at, created_at)
from shop.payment_attempts where reference is not null;

alter table shop.order_events drop constraint order_events_kind_check;
alter table shop.order_events add constraint order_events_kind_check check (kind in ('placed', 'paid', 'payment-failed',
  'stock-lost', 'refund-due', 'refund-asked', 'refund-refused', 'refund-void', 'refunded', 'expired', 'revived', 'cancelled',
  'approved', 'shipped', 'delivered', 'note', 'gift-added', 'receipt-given', 'doubt-ended'));

/* How much of an attempt goes back to its payer: what the bank says it took, never what we asked for. A payment of before
   these columns was confirmed with our amount if it has a reference; where the bank named no amount at all, nothing is
   due until people have looked. */
create function shop.refund_rial(p_attempt shop.payment_attempts) returns bigint language sql immutable as $$
  select coalesce(p_attempt.taken_rial,
    case when p_attempt.reference is not null or p_attempt.gateway = 'card-to-card' then p_attempt.amount_rial else 0 end)
$$;

/* Books a bank's reference to an attempt. False: it is another's. `p_voids`: a debt that was booked under it elsewhere ends,
   unless its money is on its way back or may be: the payment has found the order that it was made for. */
create function shop.claim_taking(p_attempt shop.payment_attempts, p_reference text, p_taken bigint, p_voids boolean)
returns boolean language plpgsql volatile as $$
declare
  v_owner uuid;
  v_void shop.payment_attempts;
begin
  insert into shop.bank_takings (gateway, reference, taken_rial, attempt_id)
  values (p_attempt.gateway, p_reference, p_taken, p_attempt.id) on conflict (gateway, reference) do nothing;
  if found then return true; end if;
  select attempt_id into v_owner from shop.bank_takings
  where gateway = p_attempt.gateway and reference = p_reference for update;
  if v_owner = p_attempt.id then return true; end if;
  if not p_voids then return false; end if;
  select * into v_void from shop.payment_attempts where id = v_owner for update;
  if v_void.state <> 'refund-due' or v_void.reference is not null or v_void.refund_state in ('asked', 'unclear') then
    return false;
  end if;
  update shop.payment_attempts set state = 'failed', failure = 'debt-void', refund_state = null, taken_rial = null,
    taken_reference = null
  where id = v_owner;
  update shop.bank_takings set attempt_id = p_attempt.id, taken_rial = p_taken, taken_at = now()
  where gateway = p_attempt.gateway and reference = p_reference;
  insert into shop.order_events (order_id, kind, made_by, data)
  values (v_void.order_id, 'refund-void', 'shop',
    jsonb_build_object('amountRial', shop.refund_rial(v_void), 'attempt', v_void.number));
  return true;
end
$$;

/* Locks the customers of an attempt and of the attempt that a reference is booked to, the lower number first: two payments
   that are brought to each other's orders wait for each other one way only. */
create function shop.lock_payers(p_attempt uuid, p_reference text) returns void language plpgsql volatile as $$
declare v_customer integer;
begin
  for v_customer in
    select distinct o.customer_id from shop.payment_attempts a join shop.orders o on o.id = a.order_id
    where a.id = p_attempt or a.id = (
      select t.attempt_id from shop.bank_takings t join shop.payment_attempts mine on mine.gateway = t.gateway
      where mine.id = p_attempt and t.reference = p_reference)
    order by 1
  loop
    perform shop.lock_orders_of(v_customer);
  end loop;
end
$$;

/* The bank took something for an attempt, but not what was asked for: it is a debt to the payer, of that amount. Answers the
   state the attempt then has; 'reference-used' when the reference is booked to another attempt, so that nothing is due. */
create function shop.book_debt(p_attempt uuid, p_failure text, p_reference text, p_taken bigint) returns text
language plpgsql volatile as $$
declare v_attempt shop.payment_attempts;
begin
  perform shop.lock_payers(p_attempt, p_reference);
  perform 1 from shop.orders where id = (select order_id from shop.payment_attempts where id = p_attempt) for update;
  select * into v_attempt from shop.payment_attempts where id = p_attempt for update;
  if v_attempt.state in ('created', 'verified', 'refund-due', 'refunded') then return v_attempt.state; end if;
  if not shop.claim_taking(v_attempt, p_reference, p_taken, false) then return 'reference-used'; end if;
  update shop.payment_attempts set state = 'refund-due', failure = p_failure, taken_rial = p_taken,
    taken_reference = p_reference, next_check_at = null, late_check_at = null, finished_at = now()
  where id = p_attempt;
  insert into shop.order_events (order_id, kind, made_by, data) values
    (v_attempt.order_id, 'payment-failed', 'bank', jsonb_build_object('failure', p_failure)),
    (v_attempt.order_id, 'refund-due', 'bank', jsonb_build_object('amountRial', p_taken, 'attempt', v_attempt.number));
  return 'refund-due';
end
$$;

/* The bank says it is paid: attempt, stock and order follow in one step. An attempt whose time was over meanwhile counts too:
   its order takes its goods again, and where they are gone, or the order is given up or paid otherwise, the money is due
   back. Answers the state the attempt then has; 'reference-used' when the reference is another attempt's; 'busy' while
   another attempt of the order is being asked about. */
create function shop.settle_payment(p_attempt uuid, p_reference text, p_card text, p_taken bigint) returns text
language plpgsql volatile as $$
declare
  v_attempt shop.payment_attempts;
  v_order shop.orders;
  v_failure text;
begin
  perform shop.lock_payers(p_attempt, p_reference);
  select * into v_order from shop.orders
  where id = (select order_id from shop.payment_attempts where id = p_attempt) for update;
  select * into v_attempt from shop.payment_attempts where id = p_attempt for update;
  if v_attempt.state in ('created', 'verified', 'refund-due', 'refunded') then return v_attempt.state; end if;
  if exists (select from shop.payment_attempts where order_id = v_order.id and id <> p_attempt and state = 'verifying') then
    return 'busy';
  end if;
  if not shop.claim_taking(v_attempt, p_reference, p_taken, true) then return 'reference-used'; end if;
  if v_order.state = 'expired' then
    begin
      perform shop.take_for_order(v_order.id, now() + interval '5 minutes');
      update shop.orders set state = 'awaiting-payment', closed_at = null, closed_reason = null,
        hold_expires_at = now() + interval '5 minutes'
      where id = v_order.id;
      insert into shop.order_events (order_id, kind, made_by) values (v_order.id, 'revived', 'shop');
    exception when sqlstate 'RS010' then
      v_failure := 'gone-meanwhile';
    end;
  elsif v_order.state <> 'awaiting-payment' then
    v_failure := 'order-' || v_order.state;
  end if;
  update shop.payment_attempts set state = case when v_failure is null then 'verified' else 'refund-due' end,
    failure = v_failure, reference = p_reference, card = p_card, taken_rial = p_taken, taken_reference = p_reference,
    next_check_at = null, late_check_at = null, finished_at = now()
  where id = p_attempt;
  if v_failure is not null then
    insert into shop.order_events (order_id, kind, made_by, data)
    values (v_order.id, 'refund-due', 'bank', jsonb_build_object('amountRial', p_taken, 'attempt', v_attempt.number));
    return 'refund-due';
  end if;
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

/* As the release before asks for it; it knows of no other amount than ours, and of a used reference by its error. */
create or replace function shop.settle_payment(p_attempt uuid, p_reference text, p_card text) returns text
language plpgsql volatile as $$
declare v_said text;
begin
  v_said := shop.settle_payment(p_attempt, p_reference, p_card,
    (select amount_rial from shop.payment_attempts where id = p_attempt));
  if v_said = 'reference-used' then raise unique_violation using message = v_said; end if;
  return v_said;
end
$$;

/* A manager has the bank give back what it took. A second press finds it asked. From then on the reference is spoken for:
   it pays no other order. */
create or replace function shop.ask_refund(p_order uuid, p_staff integer, p_attempt bigint) returns text
language plpgsql volatile as $$
declare
  v_order shop.orders := shop.lock_order(p_order);
  v_attempt shop.payment_attempts;
begin
  if v_order.id is null then return 'not-found'; end if;
  update shop.payment_attempts set refund_state = 'asked', refund_check_at = now()
  where order_id = p_order and number = p_attempt and state = 'refund-due'
    and coalesce(reference, taken_reference) is not null and authority is not null and refund_state is null
  returning * into v_attempt;
  if not found then return 'state-changed'; end if;
  perform shop.note_staff_act(v_order, p_staff, 'refund-asked', null,
    jsonb_build_object('amountRial', shop.refund_rial(v_attempt), 'attempt', p_attempt));
  return 'done';
end
$$;

create or replace function shop.end_refund(p_attempt uuid, p_said text) returns boolean language plpgsql volatile as $$
declare v_attempt shop.payment_attempts;
begin
  update shop.payment_attempts set refund_check_at = null,
    refund_state = case when p_said <> 'refunded' then p_said end,
    state = case when p_said = 'refunded' then 'refunded' else state end
  where id = p_attempt and refund_state = 'asked' returning * into v_attempt;
  if not found then return false; end if;
  insert into shop.order_events (order_id, kind, made_by, data)
  values (v_attempt.order_id, case when p_said = 'refunded' then 'refunded' else 'refund-refused' end, 'bank',
    jsonb_build_object('amountRial', shop.refund_rial(v_attempt), 'attempt', v_attempt.number));
  return true;
end
$$;

/* The money of one payment went back to its payer, by whatever way the note says. Not while the bank is being asked:
   it would go back twice. */
create or replace function shop.mark_refunded(p_order uuid, p_staff integer, p_attempt bigint, p_note text) returns text
language plpgsql volatile as $$
declare
  v_order shop.orders := shop.lock_order(p_order);
  v_attempt shop.payment_attempts;
begin
  if v_order.id is null then return 'not-found'; end if;
  update shop.payment_attempts set state = 'refunded'
  where order_id = p_order and number = p_attempt and state = 'refund-due' and refund_state is distinct from 'asked'
  returning * into v_attempt;
  if not found then return 'state-changed'; end if;
  perform shop.note_staff_act(v_order, p_staff, 'refunded', p_note,
    jsonb_build_object('amountRial', shop.refund_rial(v_attempt), 'attempt', p_attempt));
  return 'done';
end
$$;
