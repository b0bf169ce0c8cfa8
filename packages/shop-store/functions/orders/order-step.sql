-- The state an order has after an event that this actor brings about; null when the table of transitions has no such step
-- for its state, payment method and circumstances. An unknown guard refuses the step.
create or replace function shop.order_step(p_order shop.orders, p_event text, p_by text) returns text
language sql stable as $$
  select t.to_state from shop.order_transitions() t
  where t.from_state = p_order.state and t.event = p_event and t.made_by = p_by and p_order.method_id = any (t.method_ids)
    and not exists (
      select from unnest(t.guards) g(guard)
      where not coalesce(case g.guard
        when 'unpaid' then p_order.paid_at is null
        when 'nothing-due' then p_order.paid_at is not null or p_order.due_rial = 0
        when 'hold-open' then p_order.hold_expires_at > now()
        when 'hold-over' then p_order.hold_expires_at <= now()
        when 'no-payment-pending' then not exists (select from shop.payment_attempts a
          where a.order_id = p_order.id and a.state in ('returned', 'verifying'))
      end, false))
$$;
