'use client'

import type { Culture } from '@rasteh/persian-text/culture'
import { toCultureDigits } from '@rasteh/persian-text/digits'
import { CLOCK_TICK_MS } from '@rasteh/shop-core/shell'
import { useEffect, useState } from 'react'
import { whenIdle } from '../idle/when-idle.ts'
import styles from './clock.module.css'

/** The hour in Tehran, where the shop's days begin and end. Its place is kept until the browser knows the hour. */
export function Clock({ culture, label }: { culture: Culture; label: string }) {
  const [nowMs, setNowMs] = useState<number | null>(null)
  useEffect(() => {
    const callOff = whenIdle(() => setNowMs(Date.now()))
    const timer = setInterval(() => setNowMs(Date.now()), CLOCK_TICK_MS)
    return () => {
      callOff()
      clearInterval(timer)
    }
  }, [])
  const text = nowMs === null ? '' : hourAt(nowMs)
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

// Making a formatter takes a phone a long moment: it is made once, when first wanted.
let formatter: Intl.DateTimeFormat | undefined

function hourAt(momentMs: number): string {
  formatter ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Tehran',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  return formatter.format(momentMs)
}
