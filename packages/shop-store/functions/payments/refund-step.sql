-- Where a refund is after an event, 'done' when the money is back; null when the table of transitions has no such step.
create or replace function shop.refund_step(p_state text, p_event text) returns text language sql immutable as $$
  select t.to_state from shop.refund_transitions() t
  where t.from_state is not distinct from p_state and t.event = p_event
$$;
