/** The newest rows of one kind that belong to the customer of the outer statement, as JSON. */
const newest = (fields: string, from: string, order: string, limit = 20) =>
  `(select coalesce(json_agg(n.row), '[]') from (
     select json_build_object(${fields}) as row from ${from} order by ${order} limit ${limit}) n)`

const STAFF_NAME = (id: string) => `(select s.name from public.staff s where s.id = ${id})`

export const RETURNS = newest(
  `'number', r.number, 'orderId', o.id, 'orderNumber', o.number, 'state', r.state, 'requestedAt', r.requested_at,
   'units', (select coalesce(sum(l.quantity), 0) from shop.return_lines l where l.return_id = r.id)`,
  'sold o join shop.returns r on r.order_id = o.id',
  'r.number desc',
)

export const ADDRESSES = newest(
  `'title', a.title, 'receiver', a.receiver, 'mobile', a.mobile, 'provinceId', t.province::text::int,
   'cityTitle', (select l.title from public.cities_locales l where l._parent_id = t.id and l._locale = 'fa'),
   'postalCode', a.postal_code, 'address', a.address, 'isDefault', a.is_default`,
  'shop.addresses a left join public.cities t on t.id = a.city_id where a.customer_id = c.id',
  'a.is_default desc, a.id desc',
)

export const BASKET = `(select json_build_object('updatedAt', b.updated_at, 'code', b.special_code, 'lines', (
    select json_agg(json_build_object('title', coalesce(
        (select l.title from public.products_locales l where l._parent_id = i.product_id and l._locale = 'fa'), '—'),
      'quantity', i.quantity, 'priceRial', i.seen_unit_price_rial * i.quantity) order by i.id)
    from shop.basket_lines i where i.basket_id = b.id))
  from shop.baskets b where b.customer_id = c.id and exists (select from shop.basket_lines i where i.basket_id = b.id))`

export const SCORE_MOVES = newest(
  `'points', m.delta, 'reason', m.reason, 'madeAt', m.made_at,
   'orderNumber', (select o.number from shop.orders o where o.id = m.order_id), 'staffName', ${STAFF_NAME('k.staff_id')}`,
  'shop.score_moves m left join shop.score_corrections k on k.move_id = m.id where m.customer_id = c.id',
  'm.id desc',
)

export const CODE_USES = newest(
  `'code', d.code, 'orderNumber', o.number, 'usedAt', u.used_at`,
  'sold o join shop.code_uses u on u.order_id = o.id join public.special_codes d on d.id = u.code_id',
  'u.used_at desc',
)

export const COMMENTS = newest(
  `'id', m.id, 'text', left(m.text, 300), 'status', m.status::text, 'madeAt', m.created_at`,
  'public.comments m where m.customer_id = c.id',
  'm.id desc',
)

export const FEEDBACK = newest(
  `'id', m.id, 'subject', m.subject, 'text', left(m.text, 300), 'isAnswered', m.answered_at is not null, 'madeAt', m.created_at`,
  'public.feedback m where m.customer_id = c.id and m.deleted_at is null',
  'm.id desc',
)

export const MESSAGES = newest(
  `'kind', e.kind, 'method', t.way, 'orderNumber', o.number, 'sentAt', t.told_at`,
  `sold o join shop.order_events e on e.order_id = o.id join shop.order_tellings t on t.event_id = e.id and t.way <> 'shop-sms'`,
  't.told_at desc',
)

export const NOTES = newest(
  `'text', m.text, 'staffName', ${STAFF_NAME('m.staff_id')}, 'madeAt', m.made_at`,
  'shop.customer_notes m where m.customer_id = c.id',
  'm.id desc',
  100,
)
