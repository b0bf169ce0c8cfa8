-- As the release before calls it, with the state in place of the event; code of this release calls shop.close_attempt.
create or replace function shop.fail_attempt(p_attempt uuid, p_state text, p_failure text) returns text
language sql volatile as $$
  select shop.close_attempt(p_attempt, case p_state when 'expired' then 'lapse' when 'refund-due' then 'owe' else 'fail' end, p_failure)
$$;
