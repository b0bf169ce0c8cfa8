-- When an order arrives, as it was promised when it was placed: a day, and the hours of it where they were promised.
-- The orders that are open are the places that are taken.
alter table shop.orders
  add column promised_day date,
  add column promised_from smallint,
  add column promised_to smallint,
  add constraint orders_promise check (
    (promised_from is null or promised_to is not null) and (promised_to is null or promised_day is not null)
    and (promised_from is null or promised_from between 0 and 24) and (promised_to is null or promised_to between 0 and 24)
  ) not valid;
