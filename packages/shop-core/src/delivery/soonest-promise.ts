import type { Destination } from '../checkout/places.ts'
import { checkPromise, type PromiseAsked } from './check-promise.ts'
import type { DeliveryPromise, ScheduledMethod, TakenPlaces } from './schedule.ts'

type Offered = ScheduledMethod & { taken: readonly TakenPlaces[] }
type Asked = Omit<PromiseAsked, 'taken'> & { destination: Destination; weightGrams: number }

/**
 * What is said before anything is chosen: the soonest promise of the methods that bring a parcel to a place. Where none
 * brings it, the soonest that it can be collected. `unpromised` is sent without a promised day; `not-offered` is not.
 */
export type SoonestPromise =
  | { kind: 'sent' | 'collected'; promise: DeliveryPromise }
  | { kind: 'unpromised' | 'not-offered' }

/** The soonest promise that some method keeps. */
export function soonestPromise(methods: readonly Offered[], asked: Asked): SoonestPromise {
  const checked = methods.map((method) => ({
    isCollected: method.kind === 'collect',
    promise: checkPromise(method, { ...asked, taken: method.taken }),
  }))
  for (const isCollected of [false, true]) {
    const kept = checked.flatMap((one) =>
      one.isCollected === isCollected && one.promise.ok ? [one.promise.value] : [],
    )
    const [soonest] = kept.toSorted(bySoonest)
    if (soonest) return { kind: isCollected ? 'collected' : 'sent', promise: soonest }
    const isSent = checked.some(
      ({ promise }) => !promise.ok && promise.refusal.kind !== 'delivery-not-offered',
    )
    if (!isCollected && isSent) return { kind: 'unpromised' }
  }
  return { kind: 'not-offered' }
}

function bySoonest(a: DeliveryPromise, b: DeliveryPromise): number {
  if (a.day !== b.day) return a.day < b.day ? -1 : 1
  return (a.toHour ?? LAST_HOUR) - (b.toHour ?? LAST_HOUR)
}

/** What is promised for a day alone may come until its end. */
const LAST_HOUR = 24
