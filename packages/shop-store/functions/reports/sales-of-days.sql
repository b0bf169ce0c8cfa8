-- Returns the sums of each day from p_from to p_to of Tehran, whole ('all') and by each part, from the orders themselves:
-- sales on the day of their order, refunds and returns on days of their own. Strict as shop.goods_of_days is.
create or replace function shop.sales_of_days(p_from date, p_to date)
returns table (part text, day date, key text, orders bigint, units bigint, goods_rial bigint, discount_rial bigint,
  code_discount_rial bigint, tax_rial bigint, delivery_rial bigint, payable_rial bigint, refunds bigint, refund_rial bigint,
  returns bigint, returned_units bigint)
language sql stable strict as $$
  with facts as (
    select o.placed_at as at, o.address, o.code_id, o.method_id, o.delivery_method_id, 1 as orders, coalesce(l.units, 0) as units,
      o.price_rial, o.discount_rial, o.code_discount_rial, o.tax_rial, o.postal_rial, o.payable_rial, 0 as refunds,
      0::bigint as refund_rial, 0 as returns, 0::bigint as returned_units
    from shop.orders o
    left join lateral (select sum(quantity) as units from shop.order_lines where order_id = o.id and not is_gift) l on true
    where o.placed_at >= p_from::timestamp at time zone 'Asia/Tehran'
      and o.placed_at < (p_to + 1)::timestamp at time zone 'Asia/Tehran'
      and o.state in ('confirmed', 'shipped', 'delivered')
    union all
    select r.made_at, o.address, o.code_id, o.method_id, o.delivery_method_id, 0, 0, 0, 0, 0, 0, 0, 0,
      1, r.goods_rial + r.delivery_rial + r.goodwill_rial, 0, 0
    from shop.refunds r cross join lateral (select * from shop.orders where id = r.order_id offset 0) o
    where r.made_at >= p_from::timestamp at time zone 'Asia/Tehran'
      and r.made_at < (p_to + 1)::timestamp at time zone 'Asia/Tehran'
    union all
    select e.made_at, o.address, o.code_id, o.method_id, o.delivery_method_id, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, coalesce(u.units, 0)
    from shop.return_events e
    cross join lateral (select * from shop.returns where id = e.return_id offset 0) t
    cross join lateral (select * from shop.orders where id = t.order_id offset 0) o
    left join lateral (select sum(restocked + damaged) as units from shop.return_lines where return_id = t.id) u on true
    where e.event = 'inspect' and e.made_at >= p_from::timestamp at time zone 'Asia/Tehran'
      and e.made_at < (p_to + 1)::timestamp at time zone 'Asia/Tehran'
  )
  select p.part, (f.at at time zone 'Asia/Tehran')::date, p.key, sum(f.orders)::bigint, sum(f.units)::bigint,
    sum(f.price_rial)::bigint, sum(f.discount_rial)::bigint, sum(f.code_discount_rial)::bigint, sum(f.tax_rial)::bigint,
    sum(f.postal_rial)::bigint, sum(f.payable_rial)::bigint, sum(f.refunds)::bigint, sum(f.refund_rial)::bigint,
    sum(f.returns)::bigint, sum(f.returned_units)::bigint
  from facts f
  cross join lateral (values
    ('all', ''),
    ('hour', to_char(f.at at time zone 'Asia/Tehran', 'HH24')),
    ('city', coalesce(f.address->>'provinceId', '') || '/' || coalesce(f.address->>'cityTitle', '')),
    ('code', coalesce(f.code_id::text, '')),
    ('payment', f.method_id::text),
    ('delivery', coalesce(f.delivery_method_id::text, ''))
  ) p (part, key)
  group by 1, 2, 3
  union all
  select 'tax', g.day, trim_scale(g.tax_percent)::text, 0, sum(g.units)::bigint, sum(g.goods_rial)::bigint,
    sum(g.discount_rial)::bigint, 0, sum(g.tax_rial)::bigint, 0, sum(g.goods_rial - g.discount_rial + g.tax_rial)::bigint, 0,
    sum(g.refund_rial)::bigint, 0, sum(g.returned_units)::bigint
  from shop.goods_of_days(p_from, p_to) g group by 2, 3
$$;
