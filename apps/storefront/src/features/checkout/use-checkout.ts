'use client'

import { orderCalls } from '@rasteh/shop-client/order-calls'
import type { Checkout, CheckoutChoice } from '@rasteh/shop-client/order-from-wire'
import { type PaymentEvent, type PaymentSelection, stepPaymentSelection } from '@rasteh/shop-core/checkout'
import { isCollected } from '@rasteh/shop-core/payment'
import { useCallback, useEffect, useRef, useState } from 'react'
import { notices } from '#features/notices/public-notices.ts'
import { keepChoice, readChoice } from './kept-choice.ts'
import { fitSelection, goodsRialOf, openSelection, toPaymentOptions } from './payment-options.ts'

type Phase = 'loading' | 'read' | 'signed-out' | 'failed'

const NOTHING: PaymentSelection = { methodId: null, bankId: null, installmentPlanId: null }

/** The checkout as it is, what is chosen in it, and the functions that change the choice. */
export function useCheckout() {
  const [phase, setPhase] = useState<Phase>('loading')
  const [isRefreshing, setRefreshing] = useState(false)
  const [checkout, setCheckout] = useState<Checkout | null>(null)
  const [selection, setSelection] = useState(NOTHING)
  const chosen = useRef<CheckoutChoice>({})
  const isFirst = useRef(true)
  // Only the answer to the latest question counts.
  const turn = useRef(0)

  const load = useCallback(async (change: CheckoutChoice = {}) => {
    const kept = isFirst.current ? readChoice() : null
    chosen.current = { ...chosen.current, ...(kept && toQuery(kept)), ...change }
    turn.current += 1
    const mine = turn.current
    setRefreshing(true)
    // What is chosen shows at once; what it costs, when the shop has answered.
    setCheckout((now) => now && showChosen(now, change))
    const answer = await orderCalls.loadCheckout(chosen.current)
    if (mine !== turn.current) return
    setRefreshing(false)
    if (answer.kind !== 'read') return setPhase(answer.kind === 'signed-out' ? 'signed-out' : 'failed')
    const { value } = answer
    const options = toPaymentOptions(value)
    // A sole method is chosen when the page opens; later, what was let go stays so.
    const opens = isFirst.current
    isFirst.current = false
    setSelection((now) => (opens ? openSelection(kept, value) : fitSelection(now, options)))
    setCheckout(value)
    setPhase('read')
    // An address that was kept may have been deleted since: the default one takes its place.
    if (opens && kept?.addressId && value.needsAddress && !value.addressId)
      void load({ addressId: undefined })
  }, [])
  useEffect(() => void load(), [load])
  useEffect(() => {
    if (checkout && phase === 'read') keepChoice(toKept(checkout, selection, chosen.current))
  }, [checkout, phase, selection])

  function step(event: PaymentEvent): void {
    if (!checkout) return
    const next = stepPaymentSelection(selection, event, toPaymentOptions(checkout))
    const isReleased = selection.methodId !== null && next.methodId === null
    if (isReleased) notices.show({ tone: 'plain', messages: [{ key: 'PaymentSelectionCleared' }] })
    setSelection(next)
    // What is collected costs no sending, so the amounts are others.
    const collects = isCollected(next.methodId)
    if (collects === isCollected(chosen.current.paymentMethodId ?? null)) return
    void load({ paymentMethodId: collects ? (next.methodId ?? undefined) : undefined })
  }

  return { phase, isRefreshing, checkout, selection, step, load }
}

export type CheckoutState = ReturnType<typeof useCheckout>

type Kept = NonNullable<ReturnType<typeof readChoice>>

function toQuery({ addressId, deliveryMethodId, selection }: Kept): CheckoutChoice {
  return {
    addressId: addressId ?? undefined,
    deliveryMethodId: deliveryMethodId ?? undefined,
    paymentMethodId: isCollected(selection.methodId) ? (selection.methodId ?? undefined) : undefined,
  }
}

function showChosen(now: Checkout, { addressId, deliveryMethodId }: CheckoutChoice): Checkout {
  return {
    ...now,
    addressId: addressId ?? now.addressId,
    deliveryMethodId: deliveryMethodId ?? now.deliveryMethodId,
  }
}

function toKept(checkout: Checkout, selection: PaymentSelection, chosen: CheckoutChoice): Kept {
  // While the order is collected, what was chosen for its sending waits for another method.
  const { addressId, deliveryMethodId } = checkout.needsAddress ? checkout : chosen
  return {
    addressId: addressId ?? null,
    deliveryMethodId: deliveryMethodId ?? null,
    selection,
    amountRial: goodsRialOf(checkout),
  }
}
