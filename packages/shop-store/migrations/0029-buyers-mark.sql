-- Whether a comment's writer has bought and paid for what it stands under. Kept with the comment's place, so that a page
-- of comments asks nothing of orders.
alter table shop.comment_places add column is_by_buyer boolean not null default false;

create function shop.has_bought(p_customer integer, p_product integer) returns boolean language sql stable
set search_path = pg_catalog, pg_temp as $$
  select exists (
    select from shop.orders o join shop.order_lines l on l.order_id = o.id
    where o.customer_id = p_customer and o.paid_at is not null and o.state in ('confirmed', 'shipped', 'delivered')
      and l.product_id = p_product)
$$;

create function shop.mark_bought_place() returns trigger language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  new.is_by_buyer := new.section_type = 'product'
    and shop.has_bought((select c.customer_id from public.comments c where c.id = new.comment_id), new.section_id);
  return new;
end
$$;
create trigger comment_places_know_buyers before insert on shop.comment_places
  for each row execute function shop.mark_bought_place();

/* Who comments first and buys later is a buyer too; who gives it back is none. */
create function shop.mark_bought_order() returns trigger language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  update shop.comment_places p set is_by_buyer = shop.has_bought(new.customer_id, p.section_id)
  from public.comments c
  where c.customer_id = new.customer_id and p.comment_id = c.id and p.section_type = 'product'
    and p.section_id in (select l.product_id from shop.order_lines l where l.order_id = new.id);
  return null;
end
$$;
create trigger orders_mark_buyers after update of state, paid_at on shop.orders
  for each row when (old.state is distinct from new.state or old.paid_at is distinct from new.paid_at)
  execute function shop.mark_bought_order();
