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
import { keepChoice } from './kept-choice.ts'
import { type RefusalPlace, type ShownRefusal, toShownRefusal } from './order-refusal.ts'
import { toPaymentOptions } from './payment-options.ts'
import { showRefusal } from './show-refusal.ts'

type PlaceOptions = {
  checkout: Checkout
  selection: PaymentSelection
  /** Told that something is otherwise than the page shows. */
  onStale: () => void
  onSignedOut: () => void
}

export type Placing = 'open' | 'placing' | 'busy' | 'lost' | 'leaving'

/** Places the order, and says why not where it belongs. */
export function usePlace({ checkout, selection, onStale, onSignedOut }: PlaceOptions) {
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
    const wrong = wrongOf({ checkout, selection, rulesAccepted, economicCode })
    if (wrong) return refuse(toShownRefusal(wrong, money))
    setRefusal(null)
    setPlacing('placing')
    if (isPaidAtBank(selection.methodId) && !(await agreesToBank(say))) return setPlacing('open')
    key.current ??= newIdempotencyKey()
    const answer = await placeOrder(toWanted(key.current, { checkout, selection, economicCode }), {
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

type Typed = Pick<PlaceOptions, 'checkout' | 'selection'> & { economicCode: string }

/** What is missing before the shop need be asked. */
function wrongOf({ checkout, selection, rulesAccepted, economicCode }: Typed & { rulesAccepted: boolean }) {
  if (checkout.needsAddress && checkout.addressId === null) return { kind: 'address-required' }
  if (checkout.needsAddress && checkout.deliveryMethodId === null) return { kind: 'delivery-required' }
  const payment = checkPayment(selection, toPaymentOptions(checkout))
  if (!payment.ok) return payment.refusal
  const code = checkEconomicCode(economicCode)
  if (!code.ok) return code.refusal
  return rulesAccepted ? null : { kind: 'rules-not-accepted' }
}

function toWanted(idempotencyKey: string, { checkout, selection, economicCode }: Typed): WantedOrder {
  return {
    idempotencyKey,
    addressId: checkout.addressId,
    deliveryMethodId: checkout.deliveryMethodId,
    methodId: selection.methodId,
    bankId: selection.bankId,
    installmentPlanId: selection.installmentPlanId,
    rulesAccepted: true,
    expectedPayableRial: checkout.payableRial,
    economicCode,
  }
}
