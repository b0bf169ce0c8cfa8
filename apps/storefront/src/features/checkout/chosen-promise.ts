import type { Checkout } from '@rasteh/shop-client/order-from-wire'

/** The delivery method that is chosen; undefined for none. */
export function chosenDelivery({ deliveryMethods, deliveryMethodId }: Checkout) {
  return deliveryMethods.find(({ id, costRial }) => id === deliveryMethodId && costRial !== null)
}

/** The promise that the order would be placed with: the slot that was chosen while it is free, or a method's one promise. */
export function chosenPromise(checkout: Checkout, slotKey: string | null) {
  const method = chosenDelivery(checkout)
  if (!method?.hasSlots) return method?.promises[0]
  return method.promises.find(({ key }) => key === slotKey)
}
