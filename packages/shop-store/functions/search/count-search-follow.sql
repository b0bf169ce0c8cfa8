-- Counts that a visitor chose something from a search after another had found nothing, once a day for a visitor and a pair.
-- Of the visitor only a digest is kept, with both texts and a salt of the day, and forgotten with it.
create or replace function shop.count_search_follow(
  p_locale text, p_missed text, p_missed_shown text, p_chosen text, p_chosen_shown text, p_visitor text)
returns void language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_day date := (now() at time zone 'Asia/Tehran')::date;
  v_salt text;
begin
  insert into shop.search_salts (day) values (v_day) on conflict do nothing;
  select salt into v_salt from shop.search_salts where day = v_day;
  insert into shop.search_askers (day, visitor) values (v_day, substring(sha256(convert_to(
    concat_ws(chr(31), v_salt, 'follow', p_locale, p_missed, p_chosen, p_visitor), 'UTF8')) for 8))
  on conflict do nothing;
  if not found then return; end if;
  insert into shop.search_follows as f (day, locale, missed, chosen, missed_shown, chosen_shown)
  values (v_day, p_locale, left(p_missed, 100), left(p_chosen, 100), left(p_missed_shown, 100), left(p_chosen_shown, 100))
  on conflict (day, locale, missed, chosen) do update set visitors = f.visitors + 1;
end
$$;
