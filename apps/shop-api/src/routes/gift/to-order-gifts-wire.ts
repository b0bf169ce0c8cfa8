import type { OrderGiftsWire } from '@rasteh/contracts/gift'
import { checkGift, toGiftMessage } from '@rasteh/shop-core/gift'
import type { OrderGifts } from '@rasteh/shop-store/orders/gifts'

/** Why the order takes no gift at all, whichever it is. */
const OF_THE_ORDER = ['GiftOrderNotPaid', 'GiftOrderShipped', 'GiftAlreadyChosen']

/** Writes the gifts of an order: each with the reason why it cannot be chosen, if there is one. */
export function toOrderGiftsWire({ order, gifts }: OrderGifts): OrderGiftsWire {
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
