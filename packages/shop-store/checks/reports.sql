-- What must hold for the sums of the reports. Each check answers the rows that break it: none, if all is well. Days that are
-- due are left out: the worker counts them next. `:name` is a list of shop-core. Run them by `pnpm check:reports`.

-- name: the sums of a day are those of its orders
with told as (
  select p.day, p.orders, p.units, p.goods_rial, p.discount_rial, p.code_discount_rial, p.tax_rial, p.delivery_rial, p.payable_rial
  from shop.report_parts p where p.part = 'all'
), units as (
  select order_id, sum(quantity) as units from shop.order_lines where not is_gift group by 1
), sold as (
  select (o.placed_at at time zone 'Asia/Tehran')::date as day, count(*) as orders, sum(coalesce(u.units, 0)) as units,
    sum(o.price_rial) as goods, sum(o.discount_rial) as discount, sum(o.code_discount_rial) as code_discount,
    sum(o.tax_rial) as tax, sum(o.postal_rial) as delivery, sum(o.payable_rial) as payable
  from shop.orders o left join units u on u.order_id = o.id where o.state in (:sold_states) group by 1
)
select day, told.*, sold.* from told full join sold using (day)
where day in (select day from shop.report_days) and day not in (select day from shop.report_changes)
  and (coalesce(told.orders, 0), coalesce(told.units, 0), coalesce(told.goods_rial, 0), coalesce(told.discount_rial, 0),
    coalesce(told.code_discount_rial, 0), coalesce(told.tax_rial, 0), coalesce(told.delivery_rial, 0), coalesce(told.payable_rial, 0))
  is distinct from (coalesce(sold.orders, 0), coalesce(sold.units, 0), coalesce(sold.goods, 0), coalesce(sold.discount, 0),
    coalesce(sold.code_discount, 0), coalesce(sold.tax, 0), coalesce(sold.delivery, 0), coalesce(sold.payable, 0));

-- name: a refund is in the sums of its own day
with told as (
  select day, sum(refunds) as refunds, sum(refund_rial) as rial from shop.report_parts where part = 'all' group by 1
), given as (
  select (made_at at time zone 'Asia/Tehran')::date as day, count(*) as refunds, sum(goods_rial + delivery_rial + goodwill_rial) as rial
  from shop.refunds group by 1
)
select day, told.refunds, told.rial, given.refunds as given, given.rial as given_rial from told full join given using (day)
where day in (select day from shop.report_days) and day not in (select day from shop.report_changes)
  and (coalesce(told.refunds, 0), coalesce(told.rial, 0)) is distinct from (coalesce(given.refunds, 0), coalesce(given.rial, 0));

-- name: units that came back are in the sums of the day on which they were looked at
with told as (
  select day, sum(returned_units) as units from shop.report_parts where part = 'all' group by 1
), back as (
  select (e.made_at at time zone 'Asia/Tehran')::date as day, sum(l.restocked + l.damaged) as units
  from shop.return_events e join shop.return_lines l on l.return_id = e.return_id where e.event = 'inspect' group by 1
)
select day, told.units, back.units as back from told full join back using (day)
where day in (select day from shop.report_days) and day not in (select day from shop.report_changes)
  and coalesce(told.units, 0) is distinct from coalesce(back.units, 0);

-- name: every part of a day comes to the whole
with parts as (
  select part, day, sum(orders) as orders, sum(units) as units, sum(goods_rial) as goods, sum(discount_rial) as discount,
    sum(code_discount_rial) as code_discount, sum(tax_rial) as tax, sum(delivery_rial) as delivery, sum(payable_rial) as payable,
    sum(refunds) as refunds, sum(refund_rial) as refund, sum(returns) as returns, sum(returned_units) as returned
  from shop.report_parts where part not in ('all', 'tax') group by part, day
)
select p.*, w.orders as whole_orders, w.payable_rial as whole
from parts p left join shop.report_parts w on w.part = 'all' and w.day = p.day
where (p.orders, p.units, p.goods, p.discount, p.code_discount, p.tax, p.delivery, p.payable, p.refunds, p.refund, p.returns, p.returned)
  is distinct from (w.orders, w.units, w.goods_rial, w.discount_rial, w.code_discount_rial, w.tax_rial, w.delivery_rial,
    w.payable_rial, w.refunds, w.refund_rial, w.returns, w.returned_units);

-- name: no part of a day is missing
select w.day, n.part from shop.report_parts w
cross join (values ('hour'), ('city'), ('code'), ('payment'), ('delivery')) n (part)
where w.part = 'all' and not exists (select from shop.report_parts p where p.part = n.part and p.day = w.day);

-- name: the goods and the tax rates of a day come to its goods
with goods as (
  select day, sum(units) as units, sum(goods_rial) as goods, sum(discount_rial) as discount, sum(tax_rial) as tax,
    sum(refund_rial) as refund, sum(returned_units) as returned from shop.report_goods group by 1
), taxes as (
  select day, sum(units) as units, sum(goods_rial) as goods, sum(discount_rial) as discount, sum(tax_rial) as tax,
    sum(refund_rial) as refund, sum(returned_units) as returned from shop.report_parts where part = 'tax' group by 1
), whole as (
  select day, units, goods_rial as goods, discount_rial as discount, tax_rial as tax, returned_units as returned
  from shop.report_parts where part = 'all'
)
select day, whole.*, goods.*, taxes.* from whole full join goods using (day) full join taxes using (day)
where day not in (select day from shop.report_changes) and (
  (whole.units, whole.goods, whole.discount, whole.tax, whole.returned)
    is distinct from (coalesce(goods.units, 0), coalesce(goods.goods, 0), coalesce(goods.discount, 0), coalesce(goods.tax, 0), coalesce(goods.returned, 0))
  or (goods.units, goods.goods, goods.discount, goods.tax, goods.refund, goods.returned)
    is distinct from (taxes.units, taxes.goods, taxes.discount, taxes.tax, taxes.refund, taxes.returned));

-- name: a variant's units of a day are those of its orders
with told as (
  select day, variant_id, units, goods_rial - discount_rial + tax_rial as rial from shop.report_goods where units > 0
), sold as (
  select (o.placed_at at time zone 'Asia/Tehran')::date as day, l.variant_id, sum(l.quantity) as units,
    sum(l.price_rial - l.discount_rial + l.tax_rial) as rial
  from shop.orders o join shop.order_lines l on l.order_id = o.id and not l.is_gift
  where o.state in (:sold_states) group by 1, 2
)
select day, variant_id, told.units, told.rial, sold.units as sold, sold.rial as sold_rial
from told full join sold using (day, variant_id)
where day in (select day from shop.report_days) and day not in (select day from shop.report_changes)
  and (told.units, told.rial) is distinct from (sold.units, sold.rial);

-- name: orders by payment method, delivery method, code, hour and city are those of the orders
with told as (
  select part, day, key, orders, payable_rial from shop.report_parts where part not in ('all', 'tax') and orders > 0
), sold as (
  select k.part, (o.placed_at at time zone 'Asia/Tehran')::date as day, k.key, count(*) as orders, sum(o.payable_rial) as payable
  from shop.orders o cross join lateral (values
    ('payment', o.method_id::text), ('delivery', coalesce(o.delivery_method_id::text, '')), ('code', coalesce(o.code_id::text, '')),
    ('hour', lpad(extract(hour from o.placed_at at time zone 'Asia/Tehran')::text, 2, '0')),
    ('city', concat(o.address->>'provinceId', '/', o.address->>'cityTitle'))
  ) k (part, key)
  where o.state in (:sold_states) group by 1, 2, 3
)
select part, day, key, told.orders, told.payable_rial, sold.orders as sold, sold.payable from told full join sold using (part, day, key)
where day in (select day from shop.report_days) and day not in (select day from shop.report_changes)
  and (told.orders, told.payable_rial) is distinct from (sold.orders, sold.payable);
