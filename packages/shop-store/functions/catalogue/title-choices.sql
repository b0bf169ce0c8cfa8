-- Writes the titles of the variants of these products that have a value of every option: the labels of their values, in the
-- order of the options, in both languages. Other variants keep the titles that managers gave them. Answers how many texts
-- became others.
create or replace function shop.title_choices(p_products integer[]) returns integer
language sql set search_path = pg_catalog, pg_temp as $$
  with given as (
    select id, options, jsonb_array_length(options) as count
    from public.products where id = any (p_products) and jsonb_typeof(options) = 'array'
  ), label as (
    select v.id, given.count, o.place, l.locale, coalesce(nullif(w.value -> 'label' ->> l.locale, ''), w.value -> 'label' ->> 'fa') as label
    from given
    join public.variants v on v.product_id = given.id and jsonb_typeof(v.choice) = 'object'
      and (select count(*) from jsonb_object_keys(v.choice)) = given.count
    cross join jsonb_array_elements(given.options) with ordinality as o (value, place)
    cross join jsonb_array_elements(o.value -> 'values') as w (value)
    cross join (values ('fa'), ('en')) as l (locale)
    where w.value ->> 'key' = v.choice ->> (o.value ->> 'key')
  ), titled as (
    select id, locale::public._locales as locale, string_agg(label, ' · ' order by place) as title
    from label group by id, locale, count having count(*) = count
  ), written as (
    insert into public.variants_locales as t (_parent_id, _locale, title)
    select id, locale, title from titled
    on conflict (_locale, _parent_id) do update set title = excluded.title
    where t.title is distinct from excluded.title
    returning 1
  )
  select count(*)::int from written
$$;
