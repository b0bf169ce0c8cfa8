'use client'

import type { Culture } from '@rasteh/persian-text/culture'
import { toCultureDigits } from '@rasteh/persian-text/digits'
import { CLOCK_TICK_MS } from '@rasteh/shop-core/shell'
import { useEffect, useState } from 'react'
import styles from './clock.module.css'

/** The hour in Tehran, where the shop's days begin and end. Its place is kept until the browser knows the hour. */
export function Clock({ culture, label }: { culture: Culture; label: string }) {
  const [nowMs, setNowMs] = useState<number | null>(null)
  useEffect(() => {
    setNowMs(Date.now())
    const timer = setInterval(() => setNowMs(Date.now()), CLOCK_TICK_MS)
    return () => clearInterval(timer)
  }, [])
  const text = nowMs === null ? '' : HOUR.format(nowMs)
  return (
    <time
      className={styles.clock}
      role="timer"
      aria-label={label}
      aria-live="off"
      dateTime={text || undefined}
    >
      {toCultureDigits(text, culture)}
    </time>
  )
}

const HOUR = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Tehran',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})
