-- Says whether a customer has bought and paid for a product.
create or replace function shop.has_bought(p_customer integer, p_product integer) returns boolean language sql stable
set search_path = pg_catalog, pg_temp as $$
  select exists (
    select from shop.orders o join shop.order_lines l on l.order_id = o.id
    where o.customer_id = p_customer and o.paid_at is not null and o.state in ('confirmed', 'shipped', 'delivered')
      and l.product_id = p_product)
$$;
