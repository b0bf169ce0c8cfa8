import { BASKET_STATEMENTS } from '@rasteh/shop-store/baskets/statements'
import { CHECKOUT_FACTS } from '@rasteh/shop-store/orders/checkout'
import { runPgbench } from '../run-pgbench.ts'
import { FLASH } from './flash-shop.ts'

/** As many as shop-api has at its counter. */
const CLIENTS = 6

/** The same three statements of placing by pgbench: orders a second of the bare engine. */
export function bareFlash({ first, count }: { first: number; count: number }): number {
  const loads = [
    'null::text',
    'null::bytea',
    ':n::int',
    "'flash-' || :n::int",
    "'{}'",
    "'{}'",
    "'fa'",
    'null::text',
    'null::text',
  ]
  const facts = [':n::int', "'fa'", 'null::text', "'bare-' || :n::int"]
  const fill = (text: string, values: readonly string[]) =>
    text.replace(/\$(\d)/g, (_, index: string) => values[Number(index) - 1] ?? '').replaceAll('\n', ' ')
  const order = `jsonb_build_object('key', 'bare-' || :n::int, 'customer_id', :n::int, 'basket_id', '00000000-0000-7000-8901-' || lpad((:n::int)::text, 12, '0'),
    'basket_version', 1, 'state', 'awaiting-payment', 'method_id', 3, 'culture', 'fa-IR', 'price_unit', 'toman', 'price_rial', 1000000,
    'normal_discount_rial', 0, 'code_discount_rial', 0, 'score_discount_rial', 0, 'discount_rial', 0, 'tax_rial', 0, 'postal_rial', 50000,
    'payable_rial', 1050000, 'due_rial', 1050000, 'score_spent', 0, 'paid_on_arrival', false, 'address', '{"receiver":"سارا"}'::jsonb)`
  const lines = `jsonb_build_array(jsonb_build_object('position', 1, 'product_id', ${FLASH.productId}, 'variant_id', ${FLASH.variantId},
    'product_type', 1, 'title', 'کالا', 'unit_title', 'عدد', 'quantity', 1, 'unit_price_rial', 1000000, 'price_rial', 1000000,
    'discount_rial', 0, 'tax_percent', 0, 'tax_rial', 0))`
  const script = [
    `\\set n ${first} + :client_id * ${Math.floor(count / CLIENTS)} + :mine`,
    '\\set mine :mine + 1',
    `${fill(BASKET_STATEMENTS.LOAD_BASKET, loads)};`,
    `${fill(CHECKOUT_FACTS, facts)};`,
    `select shop.place_order(${order.replaceAll('\n', ' ')}, ${lines.replaceAll('\n', ' ')}, '[]', '{"gateway":"zarinpal","bankTitle":"بانک"}', 1200, 'bench');`,
    '',
  ].join('\n')
  return runPgbench({
    script,
    clients: CLIENTS,
    transactions: Math.floor(count / CLIENTS),
    define: { mine: 0 },
  })
}
