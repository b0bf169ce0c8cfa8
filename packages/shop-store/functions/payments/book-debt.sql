-- Books a debt to the payer when the bank took something other than what was asked for. Returns the state of the
-- attempt; 'reference-used' when the reference is booked to another attempt, so that nothing is due.
create or replace function shop.book_debt(p_attempt uuid, p_failure text, p_reference text, p_taken bigint) returns text
language plpgsql volatile as $$
declare v_attempt shop.payment_attempts;
begin
  perform shop.lock_payers(p_attempt, p_reference);
  perform 1 from shop.orders where id = (select order_id from shop.payment_attempts where id = p_attempt) for update;
  select * into v_attempt from shop.payment_attempts where id = p_attempt for update;
  if shop.attempt_step(v_attempt.state, 'owe') is null then return v_attempt.state; end if;
  if not shop.claim_taking(v_attempt, p_reference, p_taken, false) then return 'reference-used'; end if;
  update shop.payment_attempts set state = shop.attempt_step(state, 'owe'), failure = p_failure, taken_rial = p_taken,
    taken_reference = p_reference, next_check_at = null, late_check_at = null, finished_at = now()
  where id = p_attempt;
  insert into shop.order_events (order_id, kind, made_by, data) values
    (v_attempt.order_id, 'payment-failed', 'bank', jsonb_build_object('failure', p_failure)),
    (v_attempt.order_id, 'refund-due', 'bank', jsonb_build_object('amountRial', p_taken, 'attempt', v_attempt.number));
  return 'refund-due';
end
$$;
