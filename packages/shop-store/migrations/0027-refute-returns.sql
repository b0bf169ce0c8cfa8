/* The bank did not bear out what browsers said: what it was asked about, and no more. A return that came, or was said
   again, while the bank was being asked (`p_tried` has another version of it, or none) is still to be asked about, or
   a forged one just before a true one would hide it. One that said "paid" is forgotten, and the try waits on as if
   nobody had come; one that said "not paid" was right. */
drop function shop.refute_returns(uuid, text, integer);
create function shop.refute_returns(p_attempt uuid, p_failure text, p_wait_seconds integer, p_tried text[]) returns text
language plpgsql volatile as $$
declare v_claim text;
begin
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
