-- Each checkout counts the places that are taken of the days to come.
create index concurrently if not exists orders_by_promise on shop.orders (delivery_method_id, promised_day)
  where promised_day is not null and closed_at is null;
