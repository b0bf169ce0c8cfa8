'use client'

import { COUNTDOWN_TICK_MS } from '@rasteh/shop-core/countdown'
import { useEffect, useState } from 'react'

/** The whole seconds until a moment, counted down to 0. */
export function useSecondsLeft(untilMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((untilMs - nowMs) / 1000))
  useEffect(() => {
    setNowMs(Date.now())
    const timer = setInterval(() => {
      setNowMs(Date.now())
      if (Date.now() >= untilMs) clearInterval(timer)
    }, COUNTDOWN_TICK_MS)
    return () => clearInterval(timer)
  }, [untilMs])
  return left
}

/** Minutes and seconds, as a clock shows them. */
export function toMinuteClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
