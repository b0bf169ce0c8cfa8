-- A million orders of three years with their lines, refunds and returns, set by set. Triggers and references are left out:
-- the rows are made by number, and the days are counted because they were never counted.
set session_replication_role = replica;
set synchronous_commit = off;
set work_mem = '256MB';
select setseed(0.53);

insert into public.customers (username, name) select '0935' || lpad(n::text, 7, '0'), 'مشتری' from generate_series(1, 50000) n;
insert into public.marketers (customer_id, name) select id, 'بازاریاب ' || id from public.customers order by id limit 20;
insert into public.special_codes (code, is_active, kind, percent, marketer_id)
select 'BENCH' || n, true, 'percent', 10, (select min(id) from public.marketers) + n % 20 from generate_series(1, 200) n;

create temp table variant_of as
select row_number() over (order by v.id) as n, v.id, v.product_id, coalesce(p.unit_price_rial, 1000000)::bigint as price
from public.variants v left join public.prices p on p.variant_id = v.id;
create unique index on variant_of (n);

create temp table made as
select n, shop.uuid_v7() as id, now() - random() * interval '1095 days' as placed_at,
  case when r < 0.9 then 'delivered' when r < 0.93 then 'shipped' when r < 0.95 then 'confirmed' when r < 0.98 then 'cancelled' else 'expired' end as state,
  (array[1, 2, 3, 3, 3, 5, 6, 7])[1 + floor(random() * 8)::int] as method,
  1 + floor(random() * 31)::int as province, floor(random() * 14)::int as city,
  case when random() < 0.2 then floor(random() * 200)::int end as code, floor(random() * 4)::int as delivery
from (select n, random() as r from generate_series(1, :orders) n) drawn;

-- Few products sell much and many little.
create temp table made_lines as
select m.id as order_id, m.n, l.position, v.id as variant_id, v.product_id, 1 + floor(random() * 3)::int as quantity, v.price,
  case when random() < 0.3 then 5 else 0 end as off, (array[0, 9, 10])[1 + floor(random() * 3)::int] as tax
from made m
cross join lateral generate_series(1, 1 + (m.n * 7919 % 3)::int) l (position)
join variant_of v on v.n = 1 + floor(power(((m.n * 48271::bigint + l.position * 69621) % 999983) / 999983.0, 3) * (select count(*) from variant_of))::int;

insert into shop.order_lines (order_id, position, product_id, variant_id, product_type, title, unit_title, quantity, unit_price_rial,
  price_rial, discount_rial, tax_percent, tax_rial)
select order_id, position, product_id, variant_id, 1, 'کالا', 'عدد', quantity, price, price * quantity, price * quantity * off / 100, tax,
  (price * quantity - price * quantity * off / 100) * tax / 100
from made_lines;

insert into shop.orders (id, customer_id, placed_at, state, method_id, price_rial, discount_rial, code_discount_rial, tax_rial,
  postal_rial, payable_rial, due_rial, code_id, delivery_method_id, address, paid_at)
select m.id, (select min(id) from public.customers) + m.n % 50000, m.placed_at, m.state, m.method, s.price, s.discount,
  case when m.code is null then 0 else s.discount end, s.tax, 350000, s.price - s.discount + s.tax + 350000, 0,
  (select min(id) from public.special_codes where code like 'BENCH%') + m.code, nullif(m.delivery, 0),
  jsonb_build_object('provinceId', m.province, 'cityTitle', 'شهر ' || m.city), m.placed_at
from made m
join (
  select order_id, sum(price_rial) as price, sum(discount_rial) as discount, sum(tax_rial) as tax from shop.order_lines group by 1
) s on s.order_id = m.id;

create temp table given as
select m.id as order_id, shop.uuid_v7() as refund_id, shop.uuid_v7() as return_id, m.n,
  least(m.placed_at + random() * interval '10 days', now()) as at, div(l.price_rial - l.discount_rial + l.tax_rial, l.quantity) as rial
from made m join shop.order_lines l on l.order_id = m.id and l.position = 1
where m.state = 'delivered' and m.n % 50 = 0;
insert into shop.returns (id, order_id, key, state, reason, requested_at)
select return_id, order_id, 'bench', 'settled', 'changed-mind', at from given where n % 100 = 0;
insert into shop.return_lines (return_id, order_id, position, quantity, restocked, damaged, missing)
select return_id, order_id, 1, 1, 1, 0, 0 from given where n % 100 = 0;
insert into shop.return_events (return_id, event, made_by, made_at)
select return_id, 'inspect', 'staff 1', at from given where n % 100 = 0;
insert into shop.refunds (id, order_id, return_id, key, goods_rial, delivery_rial, goodwill_rial, made_by, made_at)
select refund_id, order_id, case when n % 100 = 0 then return_id end, 'bench', rial, 0, 10000, 'staff 1', at from given;
insert into shop.refund_lines (refund_id, order_id, position, quantity, amount_rial)
select refund_id, order_id, 1, 1, rial from given;
update shop.baskets set updated_at = now() - random() * interval '20 days';
analyze;
