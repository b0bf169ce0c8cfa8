-- What the list of orders is narrowed by, on top of the orders of bench/reports/make-orders.sql: people with names and mobiles,
-- numbers in the order of the days, codes, parcels, notes and money that goes back.
set session_replication_role = replica;
set synchronous_commit = off;
set work_mem = '256MB';
select setseed(0.26);

update public.customers set name = (array['نسترن', 'بابک', 'یاسمن', 'کاوه', 'مریم', 'سینا', 'زهرا', 'آرش', 'پریسا', 'داریوش'])[1 + id % 10]
  || ' ' || (array['کاظمی', 'رستگار', 'رهنما', 'فرهمند', 'موسوی', 'شریفی', 'نیک‌نام', 'جلالی', 'ابراهیمی', 'یزدانی', 'سرمدی'])[1 + id % 11]
  || ' ' || (id / 110)::text
where name = 'مشتری';

create temp table detail as
select o.id, row_number() over (order by o.placed_at, o.id) as n, random() as r, c.name, c.username, k.code,
  1 + (o.address->>'provinceId')::int % 31 as province
from shop.orders o join public.customers c on c.id = o.customer_id left join public.special_codes k on k.id = o.code_id;

update shop.orders o set number = 1000000 + d.n, has_note = d.r > 0.97, special_code = d.code,
  state = case when o.state = 'confirmed' and d.r < 0.1 then 'awaiting-approval' when o.state = 'expired' and d.r < 0.05 then 'awaiting-payment'
    else o.state end,
  hold_expires_at = o.placed_at + interval '1 hour',
  carrier = case when o.state in ('shipped', 'delivered') then 'پست' end,
  tracking_code = case when o.state in ('shipped', 'delivered') then lpad((1000000 + d.n)::text, 20, '7') end,
  shipped_at = case when o.state in ('shipped', 'delivered') then o.placed_at + interval '1 day' end,
  address = o.address || jsonb_build_object('receiver', d.name, 'mobile', d.username, 'provinceId', d.province)
from detail d where d.id = o.id;
select setval('shop.order_numbers', (select max(number) from shop.orders));

insert into shop.order_events (order_id, kind, made_by, made_at)
select id, 'placed', 'customer ' || customer_id, placed_at from shop.orders;
insert into shop.order_events (order_id, kind, made_by, note)
select id, 'note', 'staff 1', 'پس از ساعت ۱۷ تماس بگیرید' from detail where r > 0.97;
insert into shop.payment_attempts (order_id, gateway, bank_title, amount_rial, state, next_check_at, finished_at, taken_rial)
select o.id, 'sep', 'سامان', greatest(o.payable_rial, 1), case when o.state = 'cancelled' and d.n % 9 = 0 then 'refund-due' else 'verified' end,
  null, o.placed_at, o.payable_rial
from shop.orders o join detail d on d.id = o.id;
vacuum analyze;
