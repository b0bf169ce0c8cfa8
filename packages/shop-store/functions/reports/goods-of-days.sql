-- Returns what was sold and given back of each variant on the days from p_from to p_to of Tehran, from the orders
-- themselves. What a refund gives for goods is spread over its lines in proportion, the last Rial with the last line. It is strict so
-- that it is planned by itself: its days are few, whatever the query around it is.
create or replace function shop.goods_of_days(p_from date, p_to date)
returns table (day date, variant_id integer, tax_percent numeric, units bigint, goods_rial bigint, discount_rial bigint,
  tax_rial bigint, refund_rial bigint, returned_units bigint)
language sql stable strict as $$
  with facts as (
    select o.placed_at as at, l.variant_id, l.tax_percent, l.quantity as units, l.price_rial, l.discount_rial, l.tax_rial,
      0 as refund_rial, 0 as returned_units
    from shop.orders o
    cross join lateral (select * from shop.order_lines where order_id = o.id and not is_gift offset 0) l
    where o.placed_at >= p_from::timestamp at time zone 'Asia/Tehran'
      and o.placed_at < (p_to + 1)::timestamp at time zone 'Asia/Tehran'
      and o.state in ('confirmed', 'shipped', 'delivered')
    union all
    select r.made_at, l.variant_id, l.tax_percent, 0, 0, 0, 0, s.given, 0
    from shop.refunds r
    cross join lateral (
      select f.position,
        coalesce(div(r.goods_rial * sum(f.amount_rial) over upto, nullif(sum(f.amount_rial) over (), 0))
          - div(r.goods_rial * (sum(f.amount_rial) over upto - f.amount_rial), nullif(sum(f.amount_rial) over (), 0)), 0) as given
      from shop.refund_lines f where f.refund_id = r.id window upto as (order by f.position)
    ) s
    cross join lateral (select * from shop.order_lines where order_id = r.order_id and position = s.position offset 0) l
    where r.made_at >= p_from::timestamp at time zone 'Asia/Tehran'
      and r.made_at < (p_to + 1)::timestamp at time zone 'Asia/Tehran'
    union all
    select e.made_at, l.variant_id, l.tax_percent, 0, 0, 0, 0, 0, t.restocked + t.damaged
    from shop.return_events e
    cross join lateral (select * from shop.return_lines where return_id = e.return_id offset 0) t
    cross join lateral (select * from shop.order_lines where order_id = t.order_id and position = t.position offset 0) l
    where e.event = 'inspect' and e.made_at >= p_from::timestamp at time zone 'Asia/Tehran'
      and e.made_at < (p_to + 1)::timestamp at time zone 'Asia/Tehran'
  )
  select (f.at at time zone 'Asia/Tehran')::date, f.variant_id, f.tax_percent, sum(f.units)::bigint, sum(f.price_rial)::bigint,
    sum(f.discount_rial)::bigint, sum(f.tax_rial)::bigint, sum(f.refund_rial)::bigint, sum(f.returned_units)::bigint
  from facts f group by 1, 2, 3
$$;
