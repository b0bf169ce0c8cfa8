import { GiftAddRequest, toWantedGift } from '@rasteh/contracts/gift'
import { PATHS } from '@rasteh/contracts/paths'
import { loadPerson } from '@rasteh/shop-store/sessions'
import { Type } from 'typebox'
import type { ShopApi } from '../../http/shop-api.ts'

const Failure = Type.Object({ Message: Type.String() })

/** Adds a gift to an order of the caller's. No order takes gifts before checkout stands, so none is found. */
export async function addGiftRoute(app: ShopApi) {
  app.post(
    PATHS.giftAdd,
    {
      schema: { tags: ['gift'], body: GiftAddRequest, response: { 401: Failure, 404: Failure } },
      config: { rateLimit: {} },
    },
    async (request, reply) => {
      const claim = await app.sessionClaim(request)
      const customer = claim?.collection === 'customers' ? await loadPerson(app.database, claim) : null
      if (!customer) return reply.code(401).send({ Message: 'SignInRequired' })
      const { orderId } = toWantedGift(request.body)
      return reply.code(404).send({ Message: `OrderNotFound ${orderId}` })
    },
  )
}
