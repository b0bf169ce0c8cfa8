-- Removes a view, and whatever list begins with it begins with all orders. Returns 'done', also when it is gone already, or
-- 'view-not-found' when it is not this member of staff's to remove.
create or replace function shop.remove_order_view(p_view uuid, p_staff integer) returns text
language plpgsql volatile as $$
declare v_view shop.order_views := shop.lock_order_view(p_view, p_staff);
begin
  if v_view.id is null then
    return case when exists (select from shop.order_views where id = p_view) then 'view-not-found' else 'done' end;
  end if;
  delete from shop.order_views where id = p_view;
  return 'done';
end
$$;
