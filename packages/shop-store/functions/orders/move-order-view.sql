-- Puts a view before another of its shelf, or at the end where none is named; said again, it changes nothing. Returns 'done'
-- or 'view-not-found'.
create or replace function shop.move_order_view(p_view uuid, p_staff integer, p_before uuid) returns text
language plpgsql volatile as $$
declare v_view shop.order_views := shop.lock_order_view(p_view, p_staff);
begin
  if v_view.id is null then return 'view-not-found'; end if;
  if p_before is not null and not exists (select from shop.order_views v where v.id = p_before and v.shelf = v_view.shelf) then
    return 'view-not-found';
  end if;
  update shop.order_views v set position = n.position from (
    select o.id, row_number() over (order by
      case when o.id = p_view then coalesce(b.position, 2147483647) else o.position end, o.id <> p_view, o.id) as position
    from shop.order_views o left join shop.order_views b on b.id = p_before where o.shelf = v_view.shelf
  ) n where v.id = n.id and v.position <> n.position and p_before is distinct from p_view;
  return 'done';
end
$$;
