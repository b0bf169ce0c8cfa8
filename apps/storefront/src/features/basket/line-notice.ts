import type { ShownLine } from '@rasteh/contracts/basket'
import { formatMoney, type MoneyStyle } from '@rasteh/persian-text/money'
import type { LineNotice } from '@rasteh/shop-core/basket'
import type { Message } from '#page/islands/message.ts'

type MessageOf = (line: ShownLine, money: MoneyStyle) => Message

/** The message of what has become of a line since it was put in; null when nothing has. */
export function lineNotice(line: ShownLine, money: MoneyStyle): Message | null {
  const { notice } = line
  return notice && isKnown(notice.kind) ? MESSAGES[notice.kind](line, money) : null
}

/** Says whether a line's notice blocks ordering; a changed price only has to be seen. */
export function isBlockingNotice(notice: ShownLine['notice']): boolean {
  return notice !== null && notice.kind !== 'price-changed'
}

const unavailable: MessageOf = ({ title }) => ({ key: 'BasketLineUnavailable', parameters: { title } })

const stockChanged: MessageOf = (line, money) =>
  line.stock === 0
    ? unavailable(line, money)
    : {
        key: 'BasketStockChanged',
        parameters: { title: line.title, count: line.stock, unit: line.unitTitle },
      }

const MESSAGES = {
  'product-not-found': unavailable,
  'stock-less-than-min': stockChanged,
  'stock-exceeded': stockChanged,
  'less-than-min': ({ min, unitTitle }) => ({
    key: 'MinOrderCount',
    parameters: { count: min, unit: unitTitle },
  }),
  'more-than-max': ({ max, unitTitle }) => ({
    key: 'MaxOrderCount',
    parameters: { count: max, unit: unitTitle },
  }),
  'invalid-price-layer': () => ({ key: 'InvalidPriceLayer' }),
  'price-changed': ({ title, notice, unitPriceRial }, money) => ({
    key: 'BasketPriceChanged',
    parameters: {
      title,
      oldPrice: formatMoney(notice?.fromPriceRial ?? 0, money),
      newPrice: formatMoney(unitPriceRial ?? 0, money),
    },
  }),
} as const satisfies Record<LineNotice['kind'], MessageOf>

function isKnown(kind: string): kind is keyof typeof MESSAGES {
  return Object.hasOwn(MESSAGES, kind)
}
