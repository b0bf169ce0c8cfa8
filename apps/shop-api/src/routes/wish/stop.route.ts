import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { DoneWire } from '@rasteh/contracts/wire-types'
import { WishStopRequest } from '@rasteh/contracts/wishes'
import { toDone } from '../../http/answer-outcome.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** Ends everything that the owner of a message's key waits for, for any caller with the key. */
export async function stopWishesRoute(app: ShopApi) {
  app.post(
    ADDED_PATHS.wishStop,
    {
      schema: { tags: ['search'], body: WishStopRequest, response: { 200: DoneWire } },
      config: { rateLimit: {} },
    },
    (request) => app.wishes.stop(request.body.Key).then(toDone),
  )
}
