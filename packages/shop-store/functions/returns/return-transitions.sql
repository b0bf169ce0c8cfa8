-- Every step of packages/shop-core/src/returns/return-transitions.ts. Written by `pnpm generate:transitions`; a test compares it.
create or replace function shop.return_transitions() returns table (from_state text, event text, to_state text, made_by text)
language sql immutable as $$
  values
    (null, 'request', 'requested', 'customer'),
    (null, 'open', 'approved', 'staff'),
    ('requested', 'approve', 'approved', 'staff'),
    ('requested', 'refuse', 'refused', 'staff'),
    ('requested', 'withdraw', 'withdrawn', 'customer'),
    ('approved', 'withdraw', 'withdrawn', 'customer'),
    ('approved', 'withdraw', 'withdrawn', 'staff'),
    ('approved', 'receive', 'received', 'staff'),
    ('received', 'inspect', 'inspected', 'staff'),
    ('inspected', 'refuse', 'refused', 'staff'),
    ('inspected', 'settle', 'settled', 'staff')
$$;
