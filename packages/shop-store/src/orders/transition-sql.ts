import { ORDER_TRANSITIONS, type OrderTransition } from '@rasteh/shop-core/order'
import { ATTEMPT_TRANSITIONS, PAYMENT_METHOD, REFUND_TRANSITIONS } from '@rasteh/shop-core/payment'
import { RETURN_TRANSITIONS } from '@rasteh/shop-core/returns'

const text = (value: string | null) => (value === null ? 'null' : `'${value}'`)
const list = (values: readonly (string | number)[], type: string) => `'{${values.join(',')}}'::${type}[]`

function toOrderRow({ from, event, to, by, methods, guards }: OrderTransition): string {
  const ids = methods.map((method) => PAYMENT_METHOD[method])
  return `(${[text(from), text(event), text(to), text(by), list(ids, 'smallint'), list(guards, 'text')].join(', ')})`
}

const HEAD = (file: string) =>
  `-- Every step of ${file}. Written by \`pnpm generate:transitions\`; a test compares it.`

/** The SQL functions that answer the tables of transitions of shop-core, by their files. */
export function transitionFunctions(): Record<string, string> {
  return {
    'orders/order-transitions.sql': `${HEAD('packages/shop-core/src/order/order-transitions.ts')}
create or replace function shop.order_transitions()
returns table (from_state text, event text, to_state text, made_by text, method_ids smallint[], guards text[])
language sql immutable as $$
  values
    ${ORDER_TRANSITIONS.map(toOrderRow).join(',\n    ')}
$$;
`,
    'payments/attempt-transitions.sql': `${HEAD('packages/shop-core/src/payment/attempt-transitions.ts')}
create or replace function shop.attempt_transitions() returns table (from_state text, event text, to_state text)
language sql immutable as $$
  values
    ${ATTEMPT_TRANSITIONS.map(({ from, event, to }) => `(${[from, event, to].map(text).join(', ')})`).join(',\n    ')}
$$;
`,
    'payments/refund-transitions.sql': `${HEAD('packages/shop-core/src/payment/refund-state.ts')}
create or replace function shop.refund_transitions() returns table (from_state text, event text, to_state text)
language sql immutable as $$
  values
    ${REFUND_TRANSITIONS.map(({ from, event, to }) => `(${[from, event, to].map(text).join(', ')})`).join(',\n    ')}
$$;
`,
    'returns/return-transitions.sql': `${HEAD('packages/shop-core/src/returns/return-transitions.ts')}
create or replace function shop.return_transitions() returns table (from_state text, event text, to_state text, made_by text)
language sql immutable as $$
  values
    ${RETURN_TRANSITIONS.map(({ from, event, to, by }) => `(${[from, event, to, by].map(text).join(', ')})`).join(',\n    ')}
$$;
`,
  }
}
