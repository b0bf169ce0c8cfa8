import { defaultTexts } from '@rasteh/messages/catalogue'
import { createSay } from '@rasteh/messages/say'
import { sayPromise } from '@rasteh/messages/say-promise'
import type { DeliveryPromise } from '@rasteh/shop-core/delivery'

const say = createSay(defaultTexts('fa-IR'), 'fa-IR')

/** When an order was promised to arrive, as staff read it on any day: «شنبه ۳۰ آبان ساعت ۹ تا ۱۲». */
export const sayPromised = (promise: DeliveryPromise) =>
  sayPromise(promise, { say, culture: 'fa-IR', today: null })
