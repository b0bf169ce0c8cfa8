import { LANGUAGE_COOKIE } from '@rasteh/contracts/cookies'
import { PATHS, SPECIAL_CODE_DELETE } from '@rasteh/contracts/paths'
import { SpecialCodeParams, SpecialCodeWire, toSpecialCodeWire } from '@rasteh/contracts/special-code'
import { cultureOf } from '@rasteh/persian-text/culture'
import { formatAmount, toPriceUnit } from '@rasteh/persian-text/money'
import { toCodeKey } from '@rasteh/shop-core/special-code'
import { giveBackTries, takeTries } from '@rasteh/shop-store/tries'
import { Type } from 'typebox'
import type { ShopApi } from '../../http/shop-api.ts'
import { basketCaller, markBasketAnswer } from '../cart/basket-caller.ts'
import { guessTries } from './guess-limits.ts'

const TooManyGuesses = Type.Object({ error: Type.String() })

/**
 * Applies a code to the basket, or takes it off. A try is taken before the code is looked at and given back for a right
 * one, so that any number at once does not pass the limit together; guessing ends with 429.
 */
export async function validateRoute(app: ShopApi) {
  app.get(
    PATHS.specialCodeValidate,
    {
      schema: {
        tags: ['special-code'],
        params: SpecialCodeParams,
        response: { 200: SpecialCodeWire, 429: TooManyGuesses },
      },
      config: { changes: true, rateLimit: {} },
    },
    async (request, reply) => {
      const caller = await basketCaller(request)
      const { code: typed } = request.params
      const isRemoval = typed === SPECIAL_CODE_DELETE
      const tries = isRemoval ? [] : guessTries(request, caller)
      const wait = await takeTries(app.database, tries)
      if (wait > 0)
        return reply.code(429).header('retry-after', String(wait)).send({ error: 'TooManyGuesses' })
      const asked = isRemoval ? null : toCodeKey(typed)
      const answer = await app.baskets.applyCode(caller, asked)
      markBasketAnswer(request, reply, answer)
      const { basket, source, code } = answer
      const isApplied = asked !== null && source.state.specialCode === asked && code?.ok
      if (!isApplied) return toSpecialCodeWire({ found: false })
      await giveBackTries(app.database, tries)
      const amount = toPriceUnit(basket.totals.specialCodeDiscountRial, source.settings.priceUnit)
      const culture = cultureOf(request.cookies[LANGUAGE_COOKIE])
      return toSpecialCodeWire({
        found: true,
        formattedDiscountAmount: formatAmount(amount, culture),
        marketerName: code.value.marketerName,
      })
    },
  )
}
