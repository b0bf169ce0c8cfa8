-- Keeps a view at the end of somebody's shelf, or of the one of all. Returns 'done', also for a press that was sent again;
-- 'view-name-taken' or 'view-too-many'.
create or replace function shop.keep_order_view(
  p_staff integer, p_is_shared boolean, p_name text, p_name_key text, p_query text, p_max integer
) returns text language plpgsql volatile as $$
declare v_shelf integer := case when p_is_shared then 0 else p_staff end;
begin
  perform pg_advisory_xact_lock(hashtext('shop.order_views'), v_shelf);
  if exists (select from shop.order_views v where v.shelf = v_shelf and v.name_key = p_name_key) then
    return case when exists (select from shop.order_views v where v.shelf = v_shelf and v.name_key = p_name_key
      and v.made_by = p_staff and v.query = p_query) then 'done' else 'view-name-taken' end;
  end if;
  if (select count(*) from shop.order_views v where v.shelf = v_shelf) >= p_max then return 'view-too-many'; end if;
  insert into shop.order_views (shelf, made_by, name, name_key, query, position)
  select v_shelf, p_staff, p_name, p_name_key, p_query, coalesce(max(v.position), 0) + 1
  from shop.order_views v where v.shelf = v_shelf;
  return 'done';
end
$$;
