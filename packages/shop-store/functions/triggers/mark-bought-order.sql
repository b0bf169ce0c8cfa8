-- Marks or unmarks a buyer's comments when an order is paid, cancelled or given back.
create or replace function shop.mark_bought_order() returns trigger language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  update shop.comment_places p set is_by_buyer = shop.has_bought(new.customer_id, p.section_id)
  from public.comments c
  where c.customer_id = new.customer_id and p.comment_id = c.id and p.section_type = 'product'
    and p.section_id in (select l.product_id from shop.order_lines l where l.order_id = new.id);
  return null;
end
$$;
