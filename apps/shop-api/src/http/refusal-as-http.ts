import {
  INVALID_PRICE_LAYER_HEADER,
  LESS_THAN_MIN_HEADER,
  MORE_THAN_MAX_HEADER,
  STOCK_LESS_THAN_MIN_HEADER,
} from '@rasteh/contracts/headers'
import type { BasketNotice, BasketRefusal } from '@rasteh/shop-core/basket'
import type { FastifyReply } from 'fastify'

type RefusalAsHttp = { status: 400 | 404; header?: string; count?: (refusal: never) => number }

/**
 * One row a kind of refusal: the status and the header that picks the message. A kind without its row does not
 * compile; add the row here, and its message in packages/messages.
 */
export const refusalAsHttp = {
  'product-not-found': { status: 404 },
  'less-than-min': {
    status: 400,
    header: LESS_THAN_MIN_HEADER,
    count: ({ min }: Kind<'less-than-min'>) => min,
  },
  'more-than-max': {
    status: 400,
    header: MORE_THAN_MAX_HEADER,
    count: ({ max }: Kind<'more-than-max'>) => max,
  },
  'stock-less-than-min': {
    status: 400,
    header: STOCK_LESS_THAN_MIN_HEADER,
    count: ({ stock }: Kind<'stock-less-than-min'>) => stock,
  },
  'invalid-price-layer': { status: 400, header: INVALID_PRICE_LAYER_HEADER },
  // With none of the four headers a 400 means exactly this.
  'stock-exceeded': { status: 400 },
} as const satisfies Record<BasketRefusal['kind'], RefusalAsHttp>

type Kind<Name extends BasketRefusal['kind']> = Extract<BasketRefusal, { kind: Name }>

/** Puts a refusal on the answer. Header values are Latin digits: words come from messages. */
export function markRefused(reply: FastifyReply, refusal: BasketRefusal): void {
  const { status, header, count }: RefusalAsHttp = refusalAsHttp[refusal.kind]
  reply.code(status)
  if (header) reply.header(header, String(count?.(refusal as never) ?? 1))
}

/** Says on a successful answer that a quantity was raised to the minimum. */
export function markNotice(reply: FastifyReply, notice: BasketNotice): void {
  reply.header(LESS_THAN_MIN_HEADER, String(notice.min))
}
