-- The payments of an order that were not given back as a whole, the oldest first, each with what refunds in part give back over it.
create or replace function shop.payments_of(p_order uuid)
returns table (attempt_id uuid, due_position smallint, taken_rial bigint, given_rial bigint, paid_at timestamptz)
language sql stable as $$
  select p.attempt_id, p.due_position, p.taken_rial, coalesce((
      select sum(r.amount_rial) from shop.refund_parts r
      where r.order_id = p_order and r.attempt_id is not distinct from p.attempt_id
        and r.due_position is not distinct from p.due_position), 0)::bigint, p.paid_at
  from (
    select a.id as attempt_id, null::smallint as due_position, shop.refund_rial(a) as taken_rial, a.finished_at as paid_at
    from shop.payment_attempts a where a.order_id = p_order and a.state = 'verified'
    union all
    select null, d.position, d.amount_rial, d.paid_at from shop.order_dues d
    where d.order_id = p_order and d.paid_at is not null
    union all
    -- What is paid at the door or at the shop has no attempt.
    select null, null, o.payable_rial, o.paid_at from shop.orders o
    where o.id = p_order and o.method_id in (1, 5) and o.paid_at is not null
  ) p
  order by p.paid_at, p.due_position nulls first
$$;
