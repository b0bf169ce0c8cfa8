-- Takes a search out of those that are offered in the empty box, or offers it again, and writes it into the audit log, once
-- for a press that is sent twice. Answers whether anything changed.
create or replace function shop.hide_popular_search(p_locale text, p_folded text, p_is_hidden boolean, p_staff integer)
returns boolean language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  if p_is_hidden then
    insert into shop.search_popular_hidden (locale, folded, staff_id) values (p_locale, p_folded, p_staff)
    on conflict do nothing;
  else
    delete from shop.search_popular_hidden where locale = p_locale and folded = p_folded;
  end if;
  if not found then return false; end if;
  perform shop.note_audit('staff', p_staff, case when p_is_hidden then 'popular-search-hidden' else 'popular-search-shown' end,
    'popular-search:' || p_folded);
  return true;
end
$$;
