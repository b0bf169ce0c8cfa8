import type { Rial } from '../money.ts'
import { closenessOf, type Destination, type Places } from './places.ts'

/** The price of sending up to a weight to a group of places; null means any weight. */
export type DeliveryRate = { places: Places; upToGrams: number | null; priceRial: Rial }

type Sent = { destination: Destination; weightGrams: number }

/** Finds the rate of a parcel: of the group that names its place most closely, the narrowest band it fits in. */
export function findRate(
  rates: readonly DeliveryRate[],
  { destination, weightGrams }: Sent,
): DeliveryRate | undefined {
  const open = rates.flatMap((rate) => {
    const closeness = closenessOf(rate.places, destination)
    const band = rate.upToGrams ?? Number.POSITIVE_INFINITY
    return closeness === null || weightGrams > band ? [] : [{ rate, closeness, band }]
  })
  return open.toSorted(byCloseness)[0]?.rate
}

type OpenRate = { rate: DeliveryRate; closeness: number; band: number }

function byCloseness(a: OpenRate, b: OpenRate): number {
  if (a.closeness !== b.closeness) return b.closeness - a.closeness
  // Two endless bands have no difference to subtract.
  if (a.band !== b.band) return a.band < b.band ? -1 : 1
  return a.rate.priceRial - b.rate.priceRial
}
