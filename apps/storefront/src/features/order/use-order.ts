'use client'

import { orderCalls } from '@rasteh/shop-client/order-calls'
import type { Order } from '@rasteh/shop-client/order-from-wire'
import { pendingPauseMs } from '@rasteh/shop-core/payment'
import { useCallback, useEffect, useState } from 'react'

/** An order that is asked about again by itself while its truth is not known, at growing pauses. */
export function useOrder(initial: Order) {
  const [order, setOrder] = useState(initial)
  const [isAsking, setAsking] = useState(false)
  const [asked, setAsked] = useState(0)
  const { id, isPendingVerification } = order

  const ask = useCallback(async () => {
    setAsking(true)
    const answer = await orderCalls.load(id)
    setAsking(false)
    setAsked((times) => times + 1)
    if (answer.kind === 'read') setOrder(answer.value)
  }, [id])

  useEffect(() => {
    if (!isPendingVerification) return
    const timer = setTimeout(() => void ask(), pendingPauseMs(asked))
    return () => clearTimeout(timer)
  }, [isPendingVerification, asked, ask])

  return { order, setOrder, ask, isAsking }
}
