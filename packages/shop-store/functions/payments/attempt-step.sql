-- The state an attempt has after an event; null when the table of transitions has no such step.
create or replace function shop.attempt_step(p_state text, p_event text) returns text language sql immutable as $$
  select t.to_state from shop.attempt_transitions() t where t.from_state = p_state and t.event = p_event
$$;
