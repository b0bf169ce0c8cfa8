import type { SpecialCodeAnswer } from '@rasteh/contracts/special-code'
import type { Culture } from '@rasteh/persian-text/culture'
import { formatAmount, toPriceUnit } from '@rasteh/persian-text/money'
import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'
import { toCodeKey } from '@rasteh/shop-core/special-code'
import { giveBackAttempts, takeAttempts } from '@rasteh/shop-store/platform/attempt-limits'
import type { Pool } from '@rasteh/shop-store/platform/pool'
import type { BasketAnswer, BasketCaller, Baskets } from './baskets/basket-service.ts'
import type { SpecialCodeRefusal } from './refusals.ts'
import { specialCodeLimits } from './special-code-limits.ts'

type Deps = { database: Pool; baskets: Baskets }
type Asking = { caller: BasketCaller; ip: string; culture: Culture }
/** The basket as it is now, and whether it carries the code and the code counts. */
export type AppliedCode = { answer: BasketAnswer; code: SpecialCodeAnswer }
export type SpecialCodes = ReturnType<typeof createSpecialCodes>

export function createSpecialCodes({ database, baskets }: Deps) {
  return {
    /**
     * Applies a typed code to the basket; null takes the code off. An attempt is taken before the code is read and given
     * back for a right one, so that many requests at once do not pass the limit together.
     */
    async set(
      typed: string | null,
      { caller, ip, culture }: Asking,
    ): Promise<Outcome<AppliedCode, SpecialCodeRefusal>> {
      const limits = typed === null ? [] : specialCodeLimits(ip, caller)
      const waitSeconds = await takeAttempts(database, limits)
      if (waitSeconds > 0) return refuse({ kind: 'too-many-guesses', waitSeconds })
      const asked = typed === null ? null : toCodeKey(typed)
      const answer = await baskets.applyCode(caller, asked)
      const { basket, source, code } = answer
      const isApplied = asked !== null && source.state.specialCode === asked && code?.ok
      if (!isApplied) return accept({ answer, code: { found: false } })
      await giveBackAttempts(database, limits)
      const amount = toPriceUnit(basket.totals.specialCodeDiscountRial, source.settings.priceUnit)
      const formattedDiscountAmount = formatAmount(amount, culture)
      const { marketerName } = code.value
      return accept({ answer, code: { found: true, formattedDiscountAmount, marketerName } })
    },
  }
}
