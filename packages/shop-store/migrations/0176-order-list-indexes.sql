-- Staff narrow the list of orders by what an order has one of. Each index ends in the number, by which the list is ordered,
-- so that a page of it is read without sorting.
create index concurrently if not exists orders_by_province on shop.orders ((address->>'provinceId'), number desc);
create index concurrently if not exists orders_by_city on shop.orders ((address->>'cityTitle'), number desc);
create index concurrently if not exists orders_by_delivery on shop.orders (delivery_method_id, number desc);
create index concurrently if not exists orders_by_payment on shop.orders (method_id, number desc);
create index concurrently if not exists orders_by_amount on shop.orders (payable_rial);
create index concurrently if not exists orders_by_code on shop.orders (special_code, number desc) where special_code is not null;
create index concurrently if not exists order_lines_of_variant on shop.order_lines (variant_id, order_id);
create index concurrently if not exists orders_with_notes on shop.orders (number desc) where has_note;
