-- Every step of packages/shop-core/src/payment/refund-state.ts. Written by `pnpm generate:transitions`; a test compares it.
create or replace function shop.refund_transitions() returns table (from_state text, event text, to_state text)
language sql immutable as $$
  values
    (null, 'ask', 'asked'),
    ('asked', 'give-back', 'done'),
    ('asked', 'refuse', 'refused'),
    ('asked', 'be-unable', 'cannot'),
    ('asked', 'be-unclear', 'unclear'),
    (null, 'give-back-by-hand', 'done'),
    ('refused', 'give-back-by-hand', 'done'),
    ('cannot', 'give-back-by-hand', 'done'),
    ('unclear', 'give-back-by-hand', 'done'),
    (null, 'void', 'done'),
    ('refused', 'void', 'done'),
    ('cannot', 'void', 'done')
$$;
