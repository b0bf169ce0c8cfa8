-- Says whether the table of transitions has such a step from a state, whatever the payment method and the circumstances.
create or replace function shop.has_order_step(p_state text, p_event text, p_by text) returns boolean
language sql immutable as $$
  select exists (select from shop.order_transitions() t
    where t.from_state = p_state and t.event = p_event and t.made_by = p_by)
$$;
