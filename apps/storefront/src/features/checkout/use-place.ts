'use client'

import type { WantedOrder } from '@rasteh/contracts/checkout'
import type { Checkout } from '@rasteh/shop-client/order-from-wire'
import { placeOrder } from '@rasteh/shop-client/place-order'
import { checkEconomicCode, checkPayment, type PaymentSelection } from '@rasteh/shop-core/checkout'
import { isPaidAtBank } from '@rasteh/shop-core/payment'
import { useEffect, useRef, useState } from 'react'
import { agreesToBank } from '#features/order/public-payment.ts'
import { newIdempotencyKey } from '#page/islands/new-idempotency-key.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { chosenDelivery, chosenPromise } from './chosen-promise.ts'
import { keepChoice } from './kept-choice.ts'
import { type RefusalPlace, type ShownRefusal, toShownRefusal } from './order-refusal.ts'
import { toPaymentOptions } from './payment-options.ts'
import { showRefusal } from './show-refusal.ts'

type PlaceOptions = {
  checkout: Checkout
  selection: PaymentSelection
  /** The slot that was chosen; null where none was, or there are none. */
  slotKey: string | null
  /** Told that something is otherwise than the page shows. */
  onStale: () => void
  onSignedOut: () => void
}

export type Placing = 'open' | 'placing' | 'busy' | 'lost' | 'leaving'

/** Places the order, and says why not where it belongs. */
export function usePlace({ checkout, selection, slotKey, onStale, onSignedOut }: PlaceOptions) {
  const { say, money } = usePageSettings()
  const [placing, setPlacing] = useState<Placing>('open')
  const [refusal, setRefusal] = useState<ShownRefusal | null>(null)
  const [rulesAccepted, setRulesAccepted] = useState(false)
  const [economicCode, setEconomicCode] = useState('')
  // Kept until the shop has said yes or no: whatever is lost on the way, the press makes one order.
  const key = useRef<string | null>(null)

  function refuse(shown: ShownRefusal): void {
    setRefusal(shown)
    setPlacing('open')
  }
  // Once it is rendered, and at every press: the same refusal again is brought into view again.
  useEffect(() => {
    if (refusal) showRefusal(refusal.place)
  }, [refusal])

  async function place(): Promise<void> {
    if (placing !== 'open') return
    const wrong = wrongOf({ checkout, selection, slotKey, rulesAccepted, economicCode })
    if (wrong) return refuse(toShownRefusal(wrong, money))
    setRefusal(null)
    setPlacing('placing')
    if (isPaidAtBank(selection.methodId) && !(await agreesToBank(say))) return setPlacing('open')
    key.current ??= newIdempotencyKey()
    const answer = await placeOrder(toWanted(key.current, { checkout, selection, slotKey, economicCode }), {
      onDelay: setPlacing,
    })
    if (answer.kind === 'placed') {
      setPlacing('leaving')
      keepChoice(null)
      return location.assign(answer.placed.next)
    }
    if (answer.kind === 'signed-out') return onSignedOut()
    if (answer.kind !== 'refused')
      return refuse({
        place: 'whole',
        message: { key: answer.kind === 'busy' ? 'CheckoutBusy' : 'CheckoutFailed' },
      })
    key.current = null
    refuse(toShownRefusal(answer.refusal, money))
    onStale()
  }

  /** What was said of a part is not true of what is chosen there now; what was said of the whole is not either. */
  const mend = (...places: RefusalPlace[]) =>
    setRefusal((now) => (now && [...places, 'whole'].includes(now.place) ? null : now))
  const refusalAt = (at: RefusalPlace) => (refusal?.place === at ? refusal.message : null)
  return {
    placing,
    place,
    refusalAt,
    mend,
    rulesAccepted,
    setRulesAccepted: (isAccepted: boolean) => {
      setRulesAccepted(isAccepted)
      mend('rules')
    },
    economicCode,
    setEconomicCode: (code: string) => {
      setEconomicCode(code)
      mend('invoice')
    },
  }
}

type Typed = Pick<PlaceOptions, 'checkout' | 'selection' | 'slotKey'> & { economicCode: string }

/** What is missing before the shop need be asked. */
function wrongOf(typed: Typed & { rulesAccepted: boolean }) {
  const { checkout, selection, rulesAccepted, economicCode } = typed
  const wrong = deliveryWrongOf(typed)
  if (wrong) return wrong
  const payment = checkPayment(selection, toPaymentOptions(checkout))
  if (!payment.ok) return payment.refusal
  const code = checkEconomicCode(economicCode)
  if (!code.ok) return code.refusal
  return rulesAccepted ? null : { kind: 'rules-not-accepted' }
}

function deliveryWrongOf({ checkout, slotKey }: Typed) {
  if (!checkout.needsAddress) return null
  const method = chosenDelivery(checkout)
  // What is collected at the shop goes to no address.
  if (checkout.addressId === null && method?.kind !== 'collect') return { kind: 'address-required' }
  if (!method) return { kind: 'delivery-required' }
  if (method.isFull) return { kind: 'delivery-full' }
  return method.hasSlots && !chosenPromise(checkout, slotKey) ? { kind: 'delivery-slot-required' } : null
}

function toWanted(
  idempotencyKey: string,
  { checkout, selection, slotKey, economicCode }: Typed,
): WantedOrder {
  return {
    idempotencyKey,
    addressId: checkout.addressId,
    deliveryMethodId: checkout.deliveryMethodId,
    promiseKey: chosenPromise(checkout, slotKey)?.key ?? null,
    methodId: selection.methodId,
    bankId: selection.bankId,
    installmentPlanId: selection.installmentPlanId,
    rulesAccepted: true,
    expectedPayableRial: checkout.payableRial,
    economicCode,
  }
}
