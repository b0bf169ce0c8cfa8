import { toTokens, toWords } from '@rasteh/persian-text/search'

/** What a part of a query says that a thing is like. */
export type Quality = 'colour' | 'audience' | 'size' | 'memory' | 'amount'

/** A quality that begins at some piece of a query. */
export type ReadQuality = { readonly quality: Quality; readonly length: number }

const COLOURS = toSet(
  'مشکی سیاه سفید قرمز سرخ آبی سبز زرد صورتی بنفش نارنجی خاکستری طوسی قهوه‌ای کرمی بژ سرمه‌ای فیروزه‌ای زرشکی عنابی ' +
    'طلایی نقره‌ای یشمی لاجوردی نیلی ارغوانی سورمه‌ای نسکافه‌ای black white red blue green yellow pink purple orange ' +
    'gray grey brown beige navy turquoise maroon silver',
)
const AUDIENCES = toSet(
  'زنانه زنونه خانم خانوم خانمانه بانوان مردانه مردونه آقایان آقایون پسرانه دخترانه بچگانه بچه‌گانه کودک کودکان نوزاد نوزادی ' +
    'دانش‌آموزی women womens ladies men mens kids baby',
)
const COLOUR_NAMES = toSet('رنگ color colour')
const SIZE_NAMES = toSet('سایز شماره اندازه size')
const MEMORY_NAMES = toSet('رم حافظه ram memory')
const SIZES = /^(?:\d{1,3}|x{0,4}[sml])$/
const AMOUNT = /^\d+(?:\.\d+)?[a-z]+$/

/** Whether a word says for whom a thing is. */
export const isAudience = (word: string): boolean => AUDIENCES.has(toTokens(word).join(''))

/**
 * The quality that begins at this piece: a colour, for whom, a size («سایز ۴۲»), an amount with its unit («۲۵۶ گیگ»,
 * «۲ متری»). The first piece of a query names the thing itself, unless it is an amount.
 */
export function readQuality(pieces: readonly string[], at: number): ReadQuality | null {
  const [token, next] = [tokenOf(pieces[at]), tokenOf(pieces[at + 1])]
  if (at > 0 && COLOUR_NAMES.has(token) && next !== '') return { quality: 'colour', length: 2 }
  if (SIZE_NAMES.has(token) && SIZES.test(next)) return { quality: 'size', length: 2 }
  const memory = MEMORY_NAMES.has(token) ? amountAt(pieces, at, 3) : null
  if (memory) return { quality: 'memory', length: memory }
  const amount = amountAt(pieces, at, 2)
  if (amount) return { quality: 'amount', length: amount }
  if (at === 0) return null
  if (COLOURS.has(token)) return { quality: 'colour', length: 1 }
  return AUDIENCES.has(token) ? { quality: 'audience', length: 1 } : null
}

/** How many pieces from here on are one amount, with the word before it if there is one; null when none is. */
function amountAt(pieces: readonly string[], at: number, most: number): number | null {
  for (let length = most; length > 0; length -= 1) {
    const part = pieces.slice(at, at + length)
    if (part.length < length) continue
    const words = toWords(part.join(' '))
    const last = words.at(-1)
    const isAmount = last?.kind === 'number' && AMOUNT.test(last.token)
    if (isAmount && words.length === (MEMORY_NAMES.has(words[0]?.token ?? '') ? 2 : 1)) return length
  }
  return null
}

const tokenOf = (piece: string | undefined) => toTokens(piece ?? '').join('')

function toSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map((word) => toTokens(word).join('')))
}
