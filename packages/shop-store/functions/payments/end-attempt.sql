-- Ends an attempt in a final state and returns this state.
create or replace function shop.end_attempt(p_attempt uuid, p_state text, p_failure text) returns text language sql volatile as $$
  update shop.payment_attempts set state = p_state, failure = p_failure, next_check_at = null, finished_at = now()
  where id = p_attempt and next_check_at is not null returning state
$$;
