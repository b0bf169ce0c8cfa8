import { type PriceUnit, type Rial, roundToPriceUnit, ZERO_RIAL } from '../money.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { type DeliveryRate, findRate } from './delivery-rate.ts'
import { closenessOf, type Destination, type Places } from './places.ts'

/**
 * A way of sending. Freight is paid to the carrier on arrival, and what is collected at the shop goes nowhere; a
 * `freeFromRial` of null means it is never free.
 */
export type DeliveryMethod = {
  id: number
  kind: 'post' | 'courier' | 'freight' | 'collect'
  places: Places
  rates: readonly DeliveryRate[]
  freeFromRial: Rial | null
}

export type Parcel = { weightGrams: number; payableRial: Rial; onlyDownloadable: boolean }
export type PostalCost = { costRial: Rial; paidOnArrival: boolean }
export type DeliveryRefusal = { kind: 'delivery-not-offered'; deliveryMethodId: number }

/** The destination is null where no address is known: only what is collected needs none. */
type Sending = { parcel: Parcel; destination: Destination | null; unit: PriceUnit }

/** What sending a basket costs, on top of its payable price. What is downloaded is not sent, so it costs nothing. */
export function checkPostalCost(
  method: DeliveryMethod,
  { parcel, destination, unit }: Sending,
): Outcome<PostalCost, DeliveryRefusal> {
  if (parcel.onlyDownloadable) return accept({ costRial: ZERO_RIAL, paidOnArrival: false })
  const notOffered = refuse<DeliveryRefusal>({ kind: 'delivery-not-offered', deliveryMethodId: method.id })
  if (method.kind === 'collect') return accept({ costRial: ZERO_RIAL, paidOnArrival: false })
  if (!destination || closenessOf(method.places, destination) === null) return notOffered
  if (method.kind === 'freight') return accept({ costRial: ZERO_RIAL, paidOnArrival: true })

  const rate = findRate(method.rates, { destination, weightGrams: parcel.weightGrams })
  if (!rate) return notOffered
  const isFree = method.freeFromRial !== null && parcel.payableRial >= method.freeFromRial
  return accept({
    costRial: isFree ? ZERO_RIAL : roundToPriceUnit(rate.priceRial, unit),
    paidOnArrival: false,
  })
}
