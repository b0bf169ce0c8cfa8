-- Counts popularity from sales and clicks, queues the documents of products that moved by more than a twentieth, and
-- returns how many.
create or replace function shop.recount_popularity() returns integer language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp as $$
declare
  v_moved integer;
begin
  with event as (
    select l.product_id, 10 * least(l.quantity, 10) * power(0.5, extract(epoch from now() - o.paid_at) / 1209600) as worth
    from shop.orders o join shop.order_lines l on l.order_id = o.id
    where o.paid_at > now() - interval '90 days' and o.state in ('confirmed', 'shipped', 'delivered') and not l.is_gift
    union all
    select c.product_id, 0.5 * c.clicks * power(0.5, ((now() at time zone 'Asia/Tehran')::date - c.day) / 14.0)
    from shop.search_clicks c where c.day > (now() at time zone 'Asia/Tehran')::date - 90
  ), counted as (
    select product_id, sum(worth)::double precision as value from event group by product_id
    union all
    select p.product_id, 0 from shop.product_popularity p where not exists (select from event e where e.product_id = p.product_id)
  ), moved as (
    insert into shop.product_popularity as p (product_id, value) select product_id, value from counted
    on conflict (product_id) do update set value = excluded.value
      where abs(p.value - excluded.value) > greatest(0.5, p.value / 20)
    returning p.product_id
  )
  select count(shop.enqueue('refresh-search-document', jsonb_build_object('productId', product_id)))::int into v_moved from moved;
  return v_moved;
end
$$;
