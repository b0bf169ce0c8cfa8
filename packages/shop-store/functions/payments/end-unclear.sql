-- Ends an attempt that the bank has not settled. The order may be cancelled, paid otherwise, or expire.
create or replace function shop.end_unclear(p_attempt shop.payment_attempts, p_failure text) returns void
language plpgsql volatile as $$
begin
  update shop.payment_attempts set state = shop.attempt_step(state, 'lapse'), failure = p_failure, next_check_at = null, finished_at = now(),
    late_check_at = case when p_attempt.authority is not null then now() + interval '1 minute' end
  where id = p_attempt.id;
end
$$;
