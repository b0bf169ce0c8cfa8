import { ORDER_STATES } from '@rasteh/shop-core/order'
import { ATTEMPT_STATES, REFUND_STATES } from '@rasteh/shop-core/payment'

/** Words that other parts use too. They count where the line speaks of a state. */
const COMMON: readonly string[] = ['cancelled', 'confirmed', 'expired', 'verified']
/** Words that half the code uses. They count where the line speaks of the state of an order, a payment or a refund. */
const VERY_COMMON: readonly string[] = [
  'created',
  'returned',
  'failed',
  'asked',
  'refused',
  'cannot',
  'unclear',
]

const NAMES = [...new Set<string>([...ORDER_STATES, ...ATTEMPT_STATES, ...REFUND_STATES])]
const QUOTED = new RegExp(`(['"\`])(${NAMES.join('|')})\\1`, 'g')
/** A state that is asked for in a URL. */
const QUERIED = new RegExp(
  `[?&]\\w+=(${NAMES.filter((name) => !VERY_COMMON.includes(name)).join('|')})\\b`,
  'g',
)
const OF_STATE = /states?\b/i
const OF_ORDER = /attempt|payment|order|refund/i
/** A comparison or list of payment methods by number; 0 is no method. */
const METHOD_ID =
  /\b(?:method_?id|PaymentMethodID)\b\s*(?:===?|!==?|<>|:|in\b|not in\b|=\s*any)\s*\(?\s*[1-9]/i
const COMMENT = /^\s*(?:\/\/|\/?\*|--)/

export type Found = { line: number; text: string; name: string }

/** The lines of a file that name a state of an order, an attempt or a refund, or the id of a payment method. */
export function findStateNames(source: string): Found[] {
  return source.split('\n').flatMap((text, at) => {
    if (COMMENT.test(text)) return []
    const names = [...text.matchAll(QUOTED)]
      .map(([, , name = '']) => name)
      .filter((name) => counts(name, text))
    names.push(...[...text.matchAll(QUERIED)].map(([, name = '']) => name))
    if (METHOD_ID.test(text)) names.push('a payment method by its id')
    return names.map((name) => ({ line: at + 1, text: text.trim(), name }))
  })
}

function counts(name: string, text: string): boolean {
  // The key of a table: the compiler holds it to the union.
  if (new RegExp(`^\\s*'${name}':`).test(text)) return false
  if (VERY_COMMON.includes(name)) return OF_STATE.test(text) && OF_ORDER.test(text)
  return !COMMON.includes(name) || OF_STATE.test(text)
}
