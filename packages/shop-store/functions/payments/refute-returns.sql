-- Marks the returns that the bank did not confirm, exactly those that it was asked about. A return that came, or was
-- repeated, while the bank was asked (`p_tried` has another version of it, or none) is still to be asked about,
-- because a forged one just before a true one would hide it. A return that said "paid" is discarded and the attempt
-- waits on; one that said "not paid" was right.
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
    update shop.payment_attempts set state = shop.attempt_step(state, 'ask-next'), next_check_at = now()
    where id = p_attempt and shop.attempt_step(state, 'ask-next') is not null;
    return 'returned';
  end if;
  if v_claim = 'not-paid' then return shop.close_attempt(p_attempt, 'fail', p_failure); end if;
  update shop.payment_attempts set state = shop.attempt_step(state, 'wait'),
    next_check_at = now() + p_wait_seconds * interval '1 second'
  where id = p_attempt and shop.attempt_step(state, 'wait') is not null;
  return 'redirected';
end
$$;
