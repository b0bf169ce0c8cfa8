-- Says with which view somebody's list begins: one of their own or of all, or none. Returns 'done' or 'view-not-found'.
create or replace function shop.begin_with_order_view(p_view uuid, p_staff integer, p_is_default boolean) returns text
language plpgsql volatile as $$
begin
  perform from shop.order_views v where v.id = p_view and v.shelf in (0, p_staff) for key share;
  if not found then return 'view-not-found'; end if;
  if p_is_default then
    insert into shop.order_view_defaults (staff_id, view_id) values (p_staff, p_view)
    on conflict (staff_id) do update set view_id = excluded.view_id;
  else
    delete from shop.order_view_defaults where staff_id = p_staff and view_id = p_view;
  end if;
  return 'done';
end
$$;
