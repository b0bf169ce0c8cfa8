export {
  checkGift,
  type GiftFacts,
  type GiftOrder,
  type GiftRefusal,
} from './gift/check-gift.ts'
export { type GiftMessageKey, toGiftMessage } from './gift/gift-message.ts'
export { giftOrderId } from './gift/gift-order-id.ts'
