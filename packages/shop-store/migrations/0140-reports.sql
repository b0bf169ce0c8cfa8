-- Sales by day, kept by the worker (docs/decisions/0053-reports-from-daily-sums.md). They can be counted again from the
-- orders at any time; the orders stay the truth.

-- The days that are counted. A day that is over and not here is due.
create table shop.report_days (
  day date primary key,
  counted_at timestamptz not null default now()
);

-- Days whose orders, refunds or returns changed. Rows are only added, so that no order waits for another; the count of a
-- day takes them away.
create table shop.report_changes (
  day date not null,
  id bigint generated always as identity,
  primary key (day, id)
);

-- The sums of a day by what an order has one of: `key` is an hour, a payment method, a city, …; of 'all' it is empty.
create table shop.report_parts (
  part text not null check (part in ('all', 'hour', 'city', 'code', 'payment', 'delivery', 'tax')),
  day date not null,
  key text not null,
  orders bigint not null,
  units bigint not null,
  goods_rial bigint not null,
  discount_rial bigint not null,
  code_discount_rial bigint not null,
  tax_rial bigint not null,
  delivery_rial bigint not null,
  payable_rial bigint not null,
  refunds bigint not null,
  refund_rial bigint not null,
  returns bigint not null,
  returned_units bigint not null,
  primary key (part, day, key)
);

-- The sums of a day by variant. Its product, category and brand are those of today.
create table shop.report_goods (
  day date not null,
  variant_id integer not null,
  units bigint not null,
  goods_rial bigint not null,
  discount_rial bigint not null,
  tax_rial bigint not null,
  refund_rial bigint not null,
  returned_units bigint not null,
  primary key (day, variant_id)
);
-- When a variant was last sold.
create index report_goods_of_variant on shop.report_goods (variant_id, day desc) where units > 0;

create trigger orders_note_report after insert or update of state, placed_at, address on shop.orders
  for each row execute function shop.note_report_of_order();
create trigger refunds_note_report after insert on shop.refunds
  for each row execute function shop.note_report_of_refund();
create trigger return_events_note_report after insert on shop.return_events
  for each row when (new.event = 'inspect') execute function shop.note_report_of_refund();
