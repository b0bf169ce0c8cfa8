-- Counts one search of today that found something, and its visitor where it is the first of theirs for this text. Of the
-- visitor only a digest is kept, with the text and a salt of the day, so that no two days and no two texts can be joined.
create or replace function shop.count_search_asked(p_locale text, p_folded text, p_shown text, p_visitor text)
returns void language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_day date := (now() at time zone 'Asia/Tehran')::date;
  v_salt text;
  v_is_new boolean;
begin
  insert into shop.search_salts (day) values (v_day) on conflict do nothing;
  select salt into v_salt from shop.search_salts where day = v_day;
  insert into shop.search_askers (day, visitor)
  values (v_day, substring(sha256(convert_to(concat_ws(chr(31), v_salt, p_locale, p_folded, p_visitor), 'UTF8')) for 8))
  on conflict do nothing;
  v_is_new := found;
  insert into shop.search_asked as a (day, locale, folded, shown, searches, visitors)
  values (v_day, p_locale, left(p_folded, 100), left(p_shown, 100), 1, v_is_new::int)
  on conflict (day, locale, folded) do update
  set searches = a.searches + 1, visitors = a.visitors + v_is_new::int;
end
$$;
