import { accept, type Outcome, refuse } from '../outcome.ts'
import { toPromiseKey } from './promise-key.ts'
import { type DeliveryPromise, isScheduled, type ScheduledMethod } from './schedule.ts'

export type PromiseChoiceRefusal =
  | { kind: 'delivery-full'; deliveryMethodId: number }
  | { kind: 'delivery-slot-required'; deliveryMethodId: number }
  | { kind: 'delivery-promise-changed'; deliveryMethodId: number }

type Choice = { open: readonly DeliveryPromise[]; wanted: string | null }

/**
 * The promise that an order is placed with; null for a method that promises nothing. An order is never made with another
 * promise than its shopper was shown: what is no longer open is refused, and a slot is never chosen for anybody.
 */
export function choosePromise(
  { id, schedule }: ScheduledMethod,
  { open, wanted }: Choice,
): Outcome<DeliveryPromise | null, PromiseChoiceRefusal> {
  if (!isScheduled(schedule)) return accept(null)
  const [first] = open
  if (!first) return refuse({ kind: 'delivery-full', deliveryMethodId: id })
  if (wanted === null) {
    if (schedule.slots.length > 0) return refuse({ kind: 'delivery-slot-required', deliveryMethodId: id })
    return accept(first)
  }
  const chosen = open.find((promise) => toPromiseKey(promise) === wanted)
  return chosen ? accept(chosen) : refuse({ kind: 'delivery-promise-changed', deliveryMethodId: id })
}
