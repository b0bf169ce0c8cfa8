-- Stores what a browser brought back from the bank, once, and schedules the question to the bank, even for an attempt
-- that seemed to have failed: a customer who goes back at the bank and pays has paid. What the bank has refuted may
-- be said again, because a bank sends everyone back with the same words. Returns false when nothing in it is new. An
-- attempt takes at most twenty different returns and forty questions, so no caller can fill the table or wear out a
-- bank. An attempt that a return opens again has ten minutes to end, and is no longer asked about as late.
create or replace function shop.note_return(p_attempt uuid, p_body_hash bytea, p_claim text, p_kept jsonb) returns boolean
language plpgsql volatile as $$
declare
  v_state text;
  v_tries integer;
begin
  select state, tries into v_state, v_tries from shop.payment_attempts where id = p_attempt for update;
  if shop.attempt_step(v_state, 'return') is null then return false; end if;
  if v_tries >= 40 or (select count(*) from shop.payment_returns where attempt_id = p_attempt) >= 20 then return false; end if;
  insert into shop.payment_returns (attempt_id, body_hash, claim, kept) values (p_attempt, p_body_hash, p_claim, p_kept)
  on conflict (attempt_id, body_hash) do update set is_refuted = false where payment_returns.is_refuted;
  if not found then return false; end if;
  update shop.payment_attempts set state = shop.attempt_step(state, 'return'), failure = null, finished_at = null, next_check_at = now(),
    late_check_at = null,
    deadline_at = case when state = 'redirected' then deadline_at else greatest(deadline_at, now() + interval '10 minutes') end
  where id = p_attempt and state not in ('returned', 'verifying');
  return true;
end
$$;
