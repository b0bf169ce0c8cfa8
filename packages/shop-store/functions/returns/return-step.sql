-- The state of a return after an event; null when the table of transitions has no such step for this actor.
create or replace function shop.return_step(p_state text, p_event text, p_by text) returns text language sql immutable as $$
  select t.to_state from shop.return_transitions() t
  where t.from_state is not distinct from p_state and t.event = p_event and t.made_by = p_by
$$;
