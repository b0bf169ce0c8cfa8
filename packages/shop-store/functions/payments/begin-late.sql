-- Gives one caller at a time the right to ask a bank about an attempt that has ended.
create or replace function shop.begin_late(p_attempt uuid, p_lease_seconds integer) returns boolean language plpgsql volatile as $$
begin
  update shop.payment_attempts set late_tries = late_tries + 1, late_check_at = now() + p_lease_seconds * interval '1 second'
  where id = p_attempt and late_check_at <= now() and next_check_at is null;
  return found;
end
$$;
