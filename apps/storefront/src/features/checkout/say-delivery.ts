import { sayPromise } from '@rasteh/messages/say-promise'
import type { Culture } from '@rasteh/persian-text/culture'
import type { Checkout } from '@rasteh/shop-client/order-from-wire'
import type { PageSay } from '#page/islands/page-settings.tsx'
import { chosenPromise } from './chosen-promise.ts'

type Method = Checkout['deliveryMethods'][number]
type Around = { checkout: Checkout; slotKey: string | null; say: PageSay; culture: Culture }

/** When a method delivers to the chosen address; undefined for one that promises nothing. */
export function sayDelivery(method: Method, { checkout, slotKey, say, culture }: Around): string | undefined {
  if (method.isFull) return say('DeliveryFullNow')
  const chosen = method.id === checkout.deliveryMethodId ? chosenPromise(checkout, slotKey) : undefined
  const promise = chosen ?? method.promises[0]
  if (!promise) return undefined
  const isCollected = method.kind === 'collect'
  const city = isCollected ? null : checkout.cityTitle
  const said = sayPromise(promise, { say, culture, today: checkout.today, city })
  // No slot is chosen for anybody: until one is, this is the first that is free.
  if (method.hasSlots && !chosen) return say('DeliveryFirstSlot', { promise: said })
  return say(isCollected ? 'DeliveryReady' : 'DeliveryArrives', { promise: said })
}
