'use client'

import type { CheckoutQuery, CheckoutWire } from '@rasteh/contracts/checkout'
import { orderCalls } from '@rasteh/shop-client/order-calls'
import {
  isCollected,
  type PaymentEvent,
  type PaymentSelection,
  stepPaymentSelection,
} from '@rasteh/shop-core/checkout'
import { useCallback, useEffect, useRef, useState } from 'react'
import { notices } from '../../page/islands/notices.ts'
import { keepChoice, readChoice } from './kept-choice.ts'
import { fitSelection, goodsRialOf, openSelection, toPaymentOptions } from './payment-options.ts'

type Phase = 'loading' | 'read' | 'signed-out' | 'failed'
type Chosen = { [Name in keyof CheckoutQuery]: CheckoutQuery[Name] | undefined }

const NOTHING: PaymentSelection = { methodId: null, bankId: null, installmentPlanId: null }

/** The checkout as it stands, what is chosen in it, and the ways to choose otherwise. */
export function useCheckout() {
  const [phase, setPhase] = useState<Phase>('loading')
  const [isRefreshing, setRefreshing] = useState(false)
  const [checkout, setCheckout] = useState<CheckoutWire | null>(null)
  const [selection, setSelection] = useState(NOTHING)
  const chosen = useRef<Chosen>({})
  const isFirst = useRef(true)
  // Only the answer to the latest question counts.
  const turn = useRef(0)

  const load = useCallback(async (change: Chosen = {}) => {
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
    if (opens && kept?.addressId && value.NeedsAddress && !value.AddressId)
      void load({ AddressId: undefined })
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
    if (collects === isCollected(chosen.current.PaymentMethodID ?? null)) return
    void load({ PaymentMethodID: collects ? (next.methodId ?? undefined) : undefined })
  }

  return { phase, isRefreshing, checkout, selection, step, load }
}

export type CheckoutState = ReturnType<typeof useCheckout>

type Kept = NonNullable<ReturnType<typeof readChoice>>

function toQuery({ addressId, deliveryMethodId, selection }: Kept): Chosen {
  return {
    AddressId: addressId ?? undefined,
    DeliveryMethodId: deliveryMethodId ?? undefined,
    PaymentMethodID: isCollected(selection.methodId) ? (selection.methodId ?? undefined) : undefined,
  }
}

function showChosen(now: CheckoutWire, { AddressId, DeliveryMethodId }: Chosen): CheckoutWire {
  return {
    ...now,
    AddressId: AddressId ?? now.AddressId,
    DeliveryMethodId: DeliveryMethodId ?? now.DeliveryMethodId,
  }
}

function toKept(checkout: CheckoutWire, selection: PaymentSelection, chosen: Chosen): Kept {
  // While the order is collected, what was chosen for its sending waits for another method.
  const { AddressId, DeliveryMethodId } = checkout.NeedsAddress ? checkout : chosen
  return {
    addressId: AddressId ?? null,
    deliveryMethodId: DeliveryMethodId ?? null,
    selection,
    amountRial: goodsRialOf(checkout),
  }
}
