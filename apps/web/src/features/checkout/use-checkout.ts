'use client'

import type { CheckoutQuery, CheckoutWire } from '@rasteh/contracts/checkout'
import {
  type PaymentEvent,
  type PaymentSelection,
  startPaymentSelection,
  stepPaymentSelection,
} from '@rasteh/shop-core/checkout'
import { useCallback, useEffect, useRef, useState } from 'react'
import { orderCalls } from '../../shop-api/order-calls.ts'
import { notices } from '../../site/islands/notices.ts'
import { fitSelection, toPaymentOptions } from './payment-options.ts'

type Phase = 'loading' | 'read' | 'signed-out' | 'failed'

const NOTHING: PaymentSelection = { methodId: null, bankId: null, installmentPlanId: null }

/** The checkout as it stands, what is chosen in it, and the ways to choose otherwise. */
export function useCheckout() {
  const [phase, setPhase] = useState<Phase>('loading')
  const [isRefreshing, setRefreshing] = useState(false)
  const [checkout, setCheckout] = useState<CheckoutWire | null>(null)
  const [selection, setSelection] = useState(NOTHING)
  const chosen = useRef<CheckoutQuery>({})
  const isFirst = useRef(true)
  // Only the answer to the latest question counts.
  const turn = useRef(0)

  const load = useCallback(async (change: CheckoutQuery = {}) => {
    chosen.current = { ...chosen.current, ...change }
    turn.current += 1
    const mine = turn.current
    setRefreshing(true)
    // What is chosen shows at once; what it costs, when the shop has answered.
    setCheckout((now) => now && { ...now, ...change })
    const answer = await orderCalls.loadCheckout(chosen.current)
    if (mine !== turn.current) return
    setRefreshing(false)
    if (answer.kind !== 'read') return setPhase(answer.kind === 'signed-out' ? 'signed-out' : 'failed')
    const options = toPaymentOptions(answer.value)
    // A sole method is chosen when the page opens; later, what was let go stays so.
    const opens = isFirst.current
    isFirst.current = false
    setSelection((now) => (opens ? startPaymentSelection(options) : fitSelection(now, options)))
    setCheckout(answer.value)
    setPhase('read')
  }, [])
  useEffect(() => void load(), [load])

  function step(event: PaymentEvent): void {
    if (!checkout) return
    const next = stepPaymentSelection(selection, event, toPaymentOptions(checkout))
    const isReleased = selection.methodId !== null && next.methodId === null
    if (isReleased) notices.show({ tone: 'plain', messages: [{ key: 'PaymentSelectionCleared' }] })
    setSelection(next)
  }

  return { phase, isRefreshing, checkout, selection, step, load }
}

export type CheckoutState = ReturnType<typeof useCheckout>
