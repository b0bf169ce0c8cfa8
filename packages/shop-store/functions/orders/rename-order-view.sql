-- Gives a view another name. Returns 'done', 'view-not-found' or 'view-name-taken'.
create or replace function shop.rename_order_view(p_view uuid, p_staff integer, p_name text, p_name_key text) returns text
language plpgsql volatile as $$
declare v_view shop.order_views := shop.lock_order_view(p_view, p_staff);
begin
  if v_view.id is null then return 'view-not-found'; end if;
  if exists (select from shop.order_views v where v.shelf = v_view.shelf and v.name_key = p_name_key and v.id <> p_view) then
    return 'view-name-taken';
  end if;
  update shop.order_views set name = p_name, name_key = p_name_key where id = p_view;
  return 'done';
end
$$;
