import { OrderGiftsWire } from '@rasteh/contracts/gift'
import { OrderParams } from '@rasteh/contracts/orders'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { FailureWire } from '@rasteh/contracts/wire-types'
import { checkGift, toGiftMessage } from '@rasteh/shop-core/gift'
import { loadOrderGifts, type OrderGifts } from '@rasteh/shop-store/gifts'
import { customerOf, SIGN_IN_REQUIRED } from '../../http/customer-of.ts'
import { localeOf } from '../../http/locale-of.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** The gifts that the shop offers, as they stand to an order of the caller's. */
export async function orderGiftsRoute(app: ShopApi) {
  app.get(
    ADDED_PATHS.orderGifts,
    {
      schema: {
        tags: ['gift'],
        params: OrderParams,
        response: { 200: OrderGiftsWire, 401: FailureWire, 404: FailureWire },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const customerId = await customerOf(request)
      if (!customerId) return reply.code(401).send(SIGN_IN_REQUIRED)
      const asked = { customerId, orderId: request.params.id, locale: localeOf(request) }
      const found = await loadOrderGifts(app.database, asked)
      if (!found) return reply.code(404).send({ Message: 'OrderNotFound' })
      return toWire(found)
    },
  )
}

/** Why the order takes no gift at all, whichever it is. */
const OF_THE_ORDER = ['GiftOrderNotPaid', 'GiftOrderShipped', 'GiftAlreadyChosen']

function toWire({ order, gifts }: OrderGifts): OrderGiftsWire {
  const shown = gifts.map((gift) => {
    const checked = checkGift(order, gift)
    return {
      ProductID: gift.productId,
      CustomProductID: gift.isCustom ? gift.variantId : null,
      Title: gift.title,
      Url: gift.url,
      Picture: gift.picture,
      FromOrderRial: gift.fromOrderRial,
      Refusal: checked.ok ? '' : toGiftMessage(checked.refusal),
      IsChosen: gift.variantId === order.giftVariantId,
    }
  })
  const ofOrder = shown.find(({ Refusal }) => OF_THE_ORDER.includes(Refusal))
  return { Refusal: ofOrder?.Refusal ?? '', Gifts: shown }
}
