-- Every step of packages/shop-core/src/order/order-transitions.ts. Written by `pnpm generate:transitions`; a test compares it.
create or replace function shop.order_transitions()
returns table (from_state text, event text, to_state text, made_by text, method_ids smallint[], guards text[])
language sql immutable as $$
  values
    ('awaiting-payment', 'give-receipt', 'awaiting-approval', 'customer', '{2}'::smallint[], '{hold-open}'::text[]),
    ('awaiting-approval', 'give-receipt', 'awaiting-approval', 'customer', '{2}'::smallint[], '{}'::text[]),
    ('awaiting-payment', 'pay', 'confirmed', 'bank', '{3,6}'::smallint[], '{}'::text[]),
    ('awaiting-payment', 'pay', 'awaiting-approval', 'bank', '{7}'::smallint[], '{}'::text[]),
    ('awaiting-payment', 'approve', 'confirmed', 'staff', '{2}'::smallint[], '{}'::text[]),
    ('awaiting-approval', 'approve', 'confirmed', 'staff', '{2}'::smallint[], '{}'::text[]),
    ('awaiting-approval', 'approve', 'confirmed', 'staff', '{7}'::smallint[], '{nothing-due}'::text[]),
    ('confirmed', 'ship', 'shipped', 'staff', '{1,2,3,5,6,7}'::smallint[], '{}'::text[]),
    ('confirmed', 'deliver', 'delivered', 'staff', '{1,2,3,5,6,7}'::smallint[], '{}'::text[]),
    ('shipped', 'deliver', 'delivered', 'staff', '{1,2,3,5,6,7}'::smallint[], '{}'::text[]),
    ('awaiting-payment', 'cancel', 'cancelled', 'customer', '{1,2,3,5,6,7}'::smallint[], '{unpaid,no-payment-pending}'::text[]),
    ('awaiting-payment', 'cancel', 'cancelled', 'staff', '{1,2,3,5,6,7}'::smallint[], '{no-payment-pending}'::text[]),
    ('awaiting-approval', 'cancel', 'cancelled', 'staff', '{1,2,3,5,6,7}'::smallint[], '{no-payment-pending}'::text[]),
    ('confirmed', 'cancel', 'cancelled', 'staff', '{1,2,3,5,6,7}'::smallint[], '{no-payment-pending}'::text[]),
    ('awaiting-payment', 'expire', 'expired', 'clock', '{1,2,3,5,6,7}'::smallint[], '{hold-over,no-payment-pending}'::text[]),
    ('expired', 'revive', 'awaiting-payment', 'bank', '{3,6,7}'::smallint[], '{}'::text[])
$$;
