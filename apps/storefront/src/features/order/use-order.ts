'use client'

import type { OrderWire } from '@rasteh/contracts/orders'
import { orderCalls } from '@rasteh/shop-client/order-calls'
import { doubtPauseMs } from '@rasteh/shop-core/checkout'
import { useCallback, useEffect, useState } from 'react'

/** An order that is asked about again by itself while its truth is not known, at growing pauses. */
export function useOrder(drawn: OrderWire) {
  const [order, setOrder] = useState(drawn)
  const [isAsking, setAsking] = useState(false)
  const [asked, setAsked] = useState(0)
  const { Id, IsInDoubt } = order

  const ask = useCallback(async () => {
    setAsking(true)
    const answer = await orderCalls.load(Id)
    setAsking(false)
    setAsked((times) => times + 1)
    if (answer.kind === 'read') setOrder(answer.value)
  }, [Id])

  useEffect(() => {
    if (!IsInDoubt) return
    const timer = setTimeout(() => void ask(), doubtPauseMs(asked))
    return () => clearTimeout(timer)
  }, [IsInDoubt, asked, ask])

  return { order, setOrder, ask, isAsking }
}
