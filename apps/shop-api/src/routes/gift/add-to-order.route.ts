import { GiftAddRequest, toWantedGift, type WantedGift } from '@rasteh/contracts/gift'
import { PATHS } from '@rasteh/contracts/paths'
import { DoneWire, FailureWire } from '@rasteh/contracts/wire-types'
import { checkGift, toGiftMessage } from '@rasteh/shop-core/gift'
import { addGift, loadOrderGifts, type OfferedGift } from '@rasteh/shop-store/gifts'
import { customerOf, SIGN_IN_REQUIRED } from '../../http/customer-of.ts'
import { localeOf } from '../../http/locale-of.ts'
import type { ShopApi } from '../../http/shop-api.ts'

/** Adds a gift to an order of the caller's, by its id or its number. */
export async function addGiftRoute(app: ShopApi) {
  app.post(
    PATHS.giftAdd,
    {
      schema: {
        tags: ['gift'],
        body: GiftAddRequest,
        response: { 200: DoneWire, 400: FailureWire, 401: FailureWire, 404: FailureWire },
      },
      config: { rateLimit: {} },
    },
    async (request, reply) => {
      const customerId = await customerOf(request)
      if (!customerId) return reply.code(401).send(SIGN_IN_REQUIRED)
      const wanted = toWantedGift(request.body)
      const locale = localeOf(request)
      const found = await loadOrderGifts(app.database, { customerId, orderId: wanted.orderId, locale })
      if (!found) return reply.code(404).send({ Message: 'OrderNotFound' })
      const gift = found.gifts.find((one) => isWanted(one, wanted))
      const checked = checkGift(found.order, gift)
      if (!checked.ok || !gift) return reply.code(400).send({ Message: toGiftMessage(refusalOf(checked)) })
      const refusal = await addGift(app.database, { orderId: found.orderId, gift, customerId })
      if (refusal) return reply.code(400).send({ Message: toGiftMessage(refusal) })
      return true as const
    },
  )
}

function isWanted({ productId, variantId, isDefault }: OfferedGift, wanted: WantedGift): boolean {
  if (productId !== wanted.productId) return false
  return wanted.variantId === null ? isDefault : variantId === wanted.variantId
}

const refusalOf = (checked: ReturnType<typeof checkGift>) =>
  checked.ok ? ({ kind: 'gift-not-offered' } as const) : checked.refusal
