import { isPlainToken, typoCost } from '@rasteh/persian-text/search'

/** From when on a correction is searched for and told, and from when on it is at least asked. */
export const CONFIDENCE = { act: 0.5, ask: 0.15 } as const

type Near = readonly { readonly token: string; readonly frequency: number }[]

/** A slip of one more is so much less likely: 1 in 10^this. */
const COST_WEIGHT = 2.4
/** How little it counts that a word is in many products: who mistypes a rare word mistypes it too. */
const SHARE_WEIGHT = 0.25
/** What a word in a hundredth of all products counts. */
const USUAL_SHARE = 0.01 ** SHARE_WEIGHT

/**
 * How sure it is, from 0 to 1, that an unknown word is a slip of one that the catalogue knows, and no word of its own.
 * The nearer a known word is and the larger its share of the products, the surer; the shorter the typed word, the more
 * words are as near to it by chance.
 */
export function confidenceOf(typed: string, near: Near, size: number): number {
  const slips = near
    .filter(({ token }) => isPlainToken(token))
    .map(({ token, frequency }) => {
      const share = Math.min(1, frequency / Math.max(1, size)) ** SHARE_WEIGHT
      return (share / USUAL_SHARE) * 10 ** (-COST_WEIGHT * typoCost(typed, token))
    })
  const best = Math.max(0, ...slips)
  return best / (best + 10 ** (-COST_WEIGHT * chanceCost(typed.length)))
}

/** As near as this a word of so many letters is to some other by chance. */
function chanceCost(letters: number): number {
  return CHANCE_COSTS[Math.min(letters, CHANCE_COSTS.length - 1)] ?? 0
}

const CHANCE_COSTS = [0, 0, 0.4, 0.78, 0.95, 1.06, 1.3, 1.7, 1.9, 2.1] as const
