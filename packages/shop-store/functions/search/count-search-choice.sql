-- Counts that a product was chosen from what a search of today found; a text that was not searched for today counts nothing.
create or replace function shop.count_search_choice(p_locale text, p_folded text) returns void language sql volatile security definer
set search_path = pg_catalog, pg_temp as $$
  update shop.search_asked set clicks = least(clicks + 1, searches)
  where day = (now() at time zone 'Asia/Tehran')::date and locale = p_locale and folded = left(p_folded, 100)
$$;
