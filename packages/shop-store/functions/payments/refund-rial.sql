-- Returns how much of an attempt goes back to its payer: what the bank says it took, never what was asked for. A
-- payment from before these columns was confirmed with our amount if it has a reference; when the bank named no
-- amount at all, nothing is due until people have looked.
create or replace function shop.refund_rial(p_attempt shop.payment_attempts) returns bigint language sql immutable as $$
  select coalesce(p_attempt.taken_rial,
    case when p_attempt.reference is not null or p_attempt.gateway = 'card-to-card' then p_attempt.amount_rial else 0 end)
$$;
