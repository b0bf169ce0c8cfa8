-- Gives one caller at a time the right to ask the bank for the refund. Returns 'again' when an earlier caller asked
-- and left no answer, so the money may be back already; 'busy' when another caller asks at this moment; 'none' when
-- no refund is waiting.
create or replace function shop.begin_refund(p_attempt uuid, p_lease_seconds integer) returns text language plpgsql volatile as $$
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
