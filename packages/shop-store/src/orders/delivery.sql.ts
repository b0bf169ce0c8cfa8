/** What sending by method `d` costs and where, as `json_build_object` takes it: the rules of shop-core's checkout read it. */
export const DELIVERY_TERMS = `'id', d.id, 'kind', d.kind, 'freeFromRial', d.free_from_rial,
     'places', json_build_object(
       'provinceIds', (select coalesce(json_agg(p.value::text::int), '[]') from public.delivery_methods_provinces p where p.parent_id = d.id),
       'cityIds', (select coalesce(json_agg(r.cities_id), '[]') from public.delivery_methods_rels r where r.parent_id = d.id and r.path = 'cities')),
     'rates', (select coalesce(json_agg(json_build_object('upToGrams', t.up_to_grams, 'priceRial', t.price_rial,
       'places', json_build_object(
         'provinceIds', (select coalesce(json_agg(p.value::text::int), '[]') from public.delivery_methods_rates_provinces p where p.parent_id = t.id),
         'cityIds', (select coalesce(json_agg(r.cities_id), '[]') from public.delivery_methods_rels r
           where r.parent_id = d.id and r.path = 'rates.' || (t._order - 1) || '.cities'))) order by t._order), '[]')
       from public.delivery_methods_rates t where t._parent_id = d.id)`
