-- What must hold at every moment. Each check answers the rows that break it: none, if all is well.
-- `:name` is a list of states or payment methods of shop-core, put in by check-money.ts. Run them by `pnpm check:money`.

-- name: stock held is the sum of its holds
select b.variant_id, b.bucket, b.reserved, coalesce(h.held, 0) as held
from shop.stock_buckets b
left join (select variant_id, bucket, sum(quantity) as held from shop.stock_holds where state = 'held' group by 1, 2) h
  using (variant_id, bucket)
where b.reserved <> coalesce(h.held, 0);

-- name: stock on hand is the sum of its ledger
select b.variant_id, sum(b.on_hand) as on_hand, m.sum
from shop.stock_buckets b
left join (select variant_id, sum(delta) as sum from shop.stock_moves group by 1) m using (variant_id)
group by b.variant_id, m.sum having sum(b.on_hand) <> coalesce(m.sum, 0);

-- name: nothing is oversold
select * from shop.stock_buckets where reserved < 0 or reserved > on_hand;

-- name: an order that is not closed holds or has bought exactly its lines
select o.number, o.state, l.variant_id, l.quantity, coalesce(h.quantity, 0) as taken
from shop.orders o
join (select order_id, variant_id, sum(quantity) as quantity from shop.order_lines group by 1, 2) l on l.order_id = o.id
left join (
  select holder, variant_id, sum(quantity) as quantity from shop.stock_holds where state in ('held', 'sold') group by 1, 2
) h on h.holder = o.id and h.variant_id = l.variant_id
where coalesce(h.quantity, 0) <> case when o.state in (:closed_states) then 0 else l.quantity end;

-- name: a paid order has sold its goods, an unpaid one that waits has not
select o.number, o.state, h.state as hold from shop.orders o join shop.stock_holds h on h.holder = o.id
where h.state = case when o.state in (:sold_states) then 'held' else 'sold' end;

-- name: an order that is paid online has an attempt
select o.number, o.state from shop.orders o
where o.method_id in (:bank_methods) and o.due_rial > 0
  and not exists (select from shop.payment_attempts a where a.order_id = o.id);

-- name: an order paid online has exactly one capture, and one that is not has none
select o.number, o.state, count(a.id) as captures from shop.orders o
left join shop.payment_attempts a on a.order_id = o.id and a.state in (:paid_attempts)
where o.method_id in (:bank_page_methods) and o.due_rial > 0
group by o.id having count(a.id) <> (case when o.paid_at is not null and o.state not in (:closed_states) then 1 else 0 end);

-- name: a capture brought what its order was due
select a.number, a.amount_rial, o.due_rial from shop.payment_attempts a join shop.orders o on o.id = a.order_id
where a.state in (:paid_attempts) and a.amount_rial <> o.due_rial;

-- name: a bank's reference paid once
select gateway, reference, count(*) from shop.payment_attempts where reference is not null group by 1, 2 having count(*) > 1;

-- name: what a bank took is booked to one attempt, which counts it as the bank named it
select t.gateway, t.reference, t.taken_rial, a.number, a.state, a.taken_rial as counted
from shop.bank_takings t left join shop.payment_attempts a on a.id = t.attempt_id
where a.state not in (:taken_attempts)
  or coalesce(a.reference, a.taken_reference) is distinct from t.reference
  or shop.refund_rial(a) <> t.taken_rial;

-- name: refunds due are never more than the money taken, reference by reference
select a.gateway, coalesce(a.reference, a.taken_reference) as reference, t.taken_rial,
  sum(shop.refund_rial(a)) as counted, array_agg(a.number) as attempts
from shop.payment_attempts a
left join shop.bank_takings t on t.gateway = a.gateway and t.reference = coalesce(a.reference, a.taken_reference)
where a.state in (:taken_attempts) and a.gateway <> 'card-to-card'
group by 1, 2, t.taken_rial having sum(shop.refund_rial(a)) > coalesce(t.taken_rial, 0);

-- name: one order a basket generation
select basket_id, basket_version, count(*) from shop.orders where basket_id is not null group by 1, 2 having count(*) > 1;

-- name: an order's lines come to its totals
select o.number, o.price_rial, l.price, o.discount_rial, l.discount, o.tax_rial, l.tax from shop.orders o
join (
  select order_id, sum(price_rial) as price, sum(discount_rial) as discount, sum(tax_rial) as tax
  from shop.order_lines where not is_gift group by 1
) l on l.order_id = o.id
where (o.price_rial, o.discount_rial, o.tax_rial) <> (l.price, l.discount, l.tax)
  or o.payable_rial <> greatest(0, o.price_rial + o.tax_rial - o.discount_rial) + o.postal_rial;

-- name: uses of a code are counted, and never above its limit
select c.code_id, c.used, u.uses, s.max_uses from shop.code_counters c
join public.special_codes s on s.id = c.code_id
left join (select code_id, count(*) as uses from shop.code_uses group by 1) u using (code_id)
where c.used <> coalesce(u.uses, 0) or c.used > s.max_uses;

-- name: a code is spent by orders that are not closed
select o.number, o.state from shop.orders o left join shop.code_uses u on u.order_id = o.id
where (o.code_id is not null and o.state not in (:closed_states)) <> (u.order_id is not null);

-- name: an order has spent its score once, and has it back when it is closed
select o.number, o.state, o.score_spent, o.score_earned, sum(m.delta) as moved
from shop.orders o join shop.score_moves m on m.order_id = o.id
group by o.id
having sum(m.delta) <> o.score_earned - case when o.state in (:closed_states) then 0 else o.score_spent end;

-- name: one gift an order
select order_id, count(*) from shop.order_lines where is_gift group by 1 having count(*) > 1;

-- name: nothing waits that should have been looked at a minute ago
select number, state, next_check_at from shop.payment_attempts where next_check_at < now() - interval '60 seconds';

-- name: no attempt older than its deadline is open
select number, gateway, state, deadline_at from shop.payment_attempts
where next_check_at is not null and deadline_at < now() - interval '60 seconds';

-- name: no late question to a bank waits that should have been asked five minutes ago
select number, gateway, state, late_check_at from shop.payment_attempts where late_check_at < now() - interval '5 minutes';

-- name: no order outlives its time to pay by a minute
select number, state, hold_expires_at from shop.orders o
where state in (:unpaid_states) and hold_expires_at < now() - interval '60 seconds'
  and not exists (select from shop.payment_attempts a where a.order_id = o.id and a.state in (:pending_attempts));

-- name: no refund waits for its bank that should have been asked a minute ago
select number, refund_state, refund_check_at from shop.payment_attempts where refund_check_at < now() - interval '60 seconds';

-- name: no part of a refund waits for its bank that should have been asked a minute ago
select number, state, check_at from shop.refund_parts where check_at < now() - interval '60 seconds';

-- name: refunds in part never give back more than a payment took
select o.number, p.* from (select distinct order_id from shop.refund_parts) r
join shop.orders o on o.id = r.order_id cross join lateral shop.payments_of(o.id) p
where p.given_rial > p.taken_rial;

-- name: every part of a refund goes back over a payment of its order
select r.number, r.order_id from shop.refund_parts r
where not exists (
  select from shop.payments_of(r.order_id) p
  where p.attempt_id is not distinct from r.attempt_id and p.due_position is not distinct from r.due_position);

-- name: a refund is the sum of its parts, and of goods no more than its lines
select r.number, r.goods_rial, r.delivery_rial, r.goodwill_rial, p.sum as parts, l.sum as lines from shop.refunds r
left join (select refund_id, sum(amount_rial) from shop.refund_parts group by 1) p on p.refund_id = r.id
left join (select refund_id, sum(amount_rial) from shop.refund_lines group by 1) l on l.refund_id = r.id
where r.goods_rial + r.delivery_rial + r.goodwill_rial <> coalesce(p.sum, 0) or r.goods_rial > coalesce(l.sum, 0);

-- name: the refunds of a line are its units' share of what was paid for it, to the Rial
select r.order_id, r.position, r.units, r.given, l.quantity from (
  select order_id, position, sum(quantity) as units, sum(amount_rial) as given from shop.refund_lines group by 1, 2
) r join shop.order_lines l using (order_id, position)
where r.units > l.quantity
  or r.given <> div(greatest(0, l.price_rial - l.discount_rial + l.tax_rial)::numeric * r.units, l.quantity);

-- name: delivery is given back once at most
select o.number, o.postal_rial, r.given from shop.orders o
join (select order_id, sum(delivery_rial) as given from shop.refunds group by 1) r on r.order_id = o.id
where r.given > o.postal_rial;

-- name: no more units come back than were bought
select r.order_id, r.position, sum(r.quantity) as units, l.quantity from shop.return_lines r
join shop.returns t on t.id = r.return_id and t.state not in (:dropped_returns)
join shop.order_lines l on l.order_id = r.order_id and l.position = r.position
group by 1, 2, l.quantity having sum(r.quantity) > l.quantity;

-- name: sound units that came back are on the shelf once
select t.number, r.restocked, m.moved from shop.returns t
join (select return_id, sum(restocked) as restocked from shop.return_lines group by 1) r on r.return_id = t.id
left join (select made_by, sum(delta) as moved from shop.stock_moves where made_by like 'return %' group by 1) m
  on m.made_by = 'return ' || t.number
where coalesce(r.restocked, 0) <> coalesce(m.moved, 0);

-- name: a return is settled by one refund of the units that came
select t.number, t.state from shop.returns t left join shop.refunds f on f.return_id = t.id
where (t.state in (:settled_returns)) <> (f.id is not null) or (f.id is not null and exists (
  select from shop.return_lines r left join shop.refund_lines l on l.refund_id = f.id and l.position = r.position
  where r.return_id = t.id and r.restocked + r.damaged <> coalesce(l.quantity, 0)));
