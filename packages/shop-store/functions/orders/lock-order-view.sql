-- Locks the shelf of a view and returns the view, if this member of staff may change it: its maker may, and the owner one
-- that all share. Else null.
create or replace function shop.lock_order_view(p_view uuid, p_staff integer) returns shop.order_views
language plpgsql volatile as $$
declare v_view shop.order_views;
begin
  select * into v_view from shop.order_views where id = p_view;
  if not found then return null; end if;
  perform pg_advisory_xact_lock(hashtext('shop.order_views'), v_view.shelf);
  select * into v_view from shop.order_views v where v.id = p_view and (v.made_by = p_staff
    or (v.shelf = 0 and exists (select from public.staff s where s.id = p_staff and s.role = 'owner')));
  return v_view;
end
$$;
