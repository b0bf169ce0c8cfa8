/* A browser came back from the bank. What it says is kept, once, and wakes the question to the bank; even for a try that
   seemed to have failed: whoever goes back at the bank and pays after all has paid. What the bank has refuted may be
   said again, for a bank sends everyone back with the same words. Answers false when there is nothing new in it. A try
   takes at most twenty different ones and forty questions: nobody fills a table, or wears out a bank, by asking. */
create or replace function shop.note_return(p_attempt uuid, p_body_hash bytea, p_claim text, p_kept jsonb) returns boolean
language plpgsql volatile as $$
declare
  v_state text;
  v_tries integer;
begin
  select state, tries into v_state, v_tries from shop.payment_attempts where id = p_attempt for update;
  if v_state not in ('redirected', 'returned', 'verifying', 'failed', 'expired') then return false; end if;
  if v_tries >= 40 or (select count(*) from shop.payment_returns where attempt_id = p_attempt) >= 20 then return false; end if;
  insert into shop.payment_returns (attempt_id, body_hash, claim, kept) values (p_attempt, p_body_hash, p_claim, p_kept)
  on conflict (attempt_id, body_hash) do update set is_refuted = false where payment_returns.is_refuted;
  if not found then return false; end if;
  update shop.payment_attempts set state = 'returned', failure = null, finished_at = null, next_check_at = now()
  where id = p_attempt and state in ('redirected', 'failed', 'expired');
  return true;
end
$$;
