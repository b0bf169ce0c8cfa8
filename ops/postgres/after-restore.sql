-- Once after every restore, before the shop starts: numbers given after the restored moment are already with customers
-- and banks, so none of them may be given again. More than were given since then is enough.
--   psql -v ahead=100000 -f ops/postgres/after-restore.sql
\if :{?ahead}
\else
  \set ahead 100000
\endif
select setval('shop.order_numbers', nextval('shop.order_numbers') + :ahead) as order_number,
  setval('shop.attempt_numbers', nextval('shop.attempt_numbers') + :ahead) as payment_number;
