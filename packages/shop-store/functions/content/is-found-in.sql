-- Says whether a page or a news item that is hidden where it is not translated is to be found in a language: it exists there
-- (its title, and its body unless that is empty in both), or is whole in none. The rule is `writtenLanguages` of shop-core.
-- It is asked of the few rows that are hidden so: the planner must not shape whole lists by it, hence its low cost.
create or replace function shop.is_found_in(p_source text, p_id integer, p_locale text) returns boolean
language plpgsql stable cost 1 set search_path = pg_catalog, pg_temp as $$
declare
  v_languages text[];
begin
  select array_agg(x.locale) into v_languages from (
    select l._locale::text as locale, coalesce(l.title ~ '\S', false) as has_title,
      coalesce(l.layout @? '$[0]', false) as has_body
    from public.pages_locales l where p_source = 'pages' and l._parent_id = p_id
    union all
    select l._locale::text, coalesce(l.title ~ '\S', false), coalesce(jsonb_path_exists(l.body,
      '$.root.children[*] ? (@.type != "paragraph" || exists (@.children[0]))'), false)
    from public.news_locales l where p_source = 'news' and l._parent_id = p_id
  ) x
  where x.has_title and (x.has_body or not exists (
    select from public.pages_locales o where p_source = 'pages' and o._parent_id = p_id and o.layout @? '$[0]'
    union all
    select from public.news_locales o where p_source = 'news' and o._parent_id = p_id and jsonb_path_exists(o.body,
      '$.root.children[*] ? (@.type != "paragraph" || exists (@.children[0]))')));
  return v_languages is null or p_locale = any (v_languages);
end
$$;
