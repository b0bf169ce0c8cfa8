-- Counts one search of today that found nothing.
create or replace function shop.count_search_miss(p_locale text, p_term text) returns void language sql volatile security definer
set search_path = pg_catalog, pg_temp as $$
  insert into shop.search_misses as m (locale, term) values (p_locale, left(p_term, 100))
  on conflict (day, locale, term) do update set searches = m.searches + 1
$$;
