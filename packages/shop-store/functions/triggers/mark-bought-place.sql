-- Marks a new comment when its writer has bought the product.
create or replace function shop.mark_bought_place() returns trigger language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  new.is_by_buyer := new.section_type = 'product'
    and shop.has_bought((select c.customer_id from public.comments c where c.id = new.comment_id), new.section_id);
  return new;
end
$$;
