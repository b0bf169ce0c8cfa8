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

/**
 * When method `d` delivers, and which places are taken from today on, as `json_build_object` takes it: the rules of
 * shop-core's delivery read it.
 */
export const DELIVERY_SCHEDULE = `'schedule', json_build_object(
       'workDays', (select coalesce(json_agg(w.value::text), '[]') from public.delivery_methods_work_days w where w.parent_id = d.id),
       'cutoffHour', d.cutoff_hour, 'leadDays', d.lead_days, 'fromHour', d.from_hour, 'toHour', d.to_hour,
       'dayCapacity', d.day_capacity,
       'slots', (select coalesce(json_agg(json_build_object('fromHour', s.from_hour, 'toHour', s.to_hour, 'capacity', s.capacity)
         order by s._order), '[]') from public.delivery_methods_slots s where s._parent_id = d.id)),
     'taken', (select coalesce(json_agg(json_build_object('day', t.day, 'fromHour', t.promised_from, 'toHour', t.promised_to,
         'count', t.orders)), '[]') from (
       select to_char(o.promised_day, 'YYYY-MM-DD') as day, o.promised_from, o.promised_to, count(*) as orders from shop.orders o
       where o.delivery_method_id = d.id and o.promised_day >= (now() at time zone 'Asia/Tehran')::date and o.closed_at is null
       group by o.promised_day, o.promised_from, o.promised_to) t)`

/** The holidays from today on. */
export const COMING_HOLIDAYS = `(select coalesce(json_agg(to_char(h.day, 'YYYY-MM-DD')), '[]') from shop.holidays h
   where h.day >= (now() at time zone 'Asia/Tehran')::date)`

/** The promise that order `o` was placed with; null where there was none, or the order was closed. */
export const ORDER_PROMISE = `case when o.promised_day is not null and o.closed_at is null then json_build_object(
    'day', to_char(o.promised_day, 'YYYY-MM-DD'), 'fromHour', o.promised_from, 'toHour', o.promised_to) end`
