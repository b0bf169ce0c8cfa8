import { PATHS, SPECIAL_CODE_DELETE } from '@rasteh/contracts/paths'
import { SpecialCodeParams, SpecialCodeWire, toSpecialCodeWire } from '@rasteh/contracts/special-code'
import { Type } from 'typebox'
import { answerOutcome } from '../../http/answer-outcome.ts'
import { basketCaller, markBasketAnswer } from '../../http/basket-caller.ts'
import { requestCulture } from '../../http/locale-of.ts'
import type { ShopApi } from '../../http/shop-api.ts'

const TooManyGuesses = Type.Object({ error: Type.String() })

/** Applies a code to the basket, or takes it off. */
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
      const { code } = request.params
      const applied = await app.specialCodes.set(code === SPECIAL_CODE_DELETE ? null : code, {
        caller: await basketCaller(request),
        ip: request.ip,
        culture: requestCulture(request),
      })
      return answerOutcome(reply, applied, ({ answer, code: found }) => {
        markBasketAnswer(request, reply, answer)
        return toSpecialCodeWire(found)
      })
    },
  )
}
