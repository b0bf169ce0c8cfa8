'use client'

import type { Culture } from '@rasteh/persian-text/culture'
import { toCultureDigits } from '@rasteh/persian-text/digits'
import {
  COUNTDOWN_TICK_MS,
  type CountdownTimer,
  type Countdown as Shown,
  stepCountdown,
  toCountdown,
} from '@rasteh/shop-core/countdown'
import { useEffect, useEffectEvent, useState } from 'react'
import styles from './countdown.module.css'

type CountdownProps = CountdownTimer & {
  label: string
  days: (count: number) => string
  culture: Culture
  onOver?: (() => void) | undefined
}

/** The time that is left, second by second. What the server draws has the clock's place only: it knows no visitor's now. */
export function Countdown({ expiresAtMs, showDays, label, days, culture, onOver }: CountdownProps) {
  const [shown, setShown] = useState<Shown | null>(null)
  const tellOver = useEffectEvent(() => onOver?.())
  useEffect(() => {
    const timer = { expiresAtMs, showDays }
    let now = toCountdown(timer, Date.now())
    const show = () => {
      setShown(now)
      if (now.state === 'ticking') return
      clearInterval(ticking)
      tellOver()
    }
    const ticking = setInterval(() => {
      now = stepCountdown(now, timer, Date.now())
      show()
    }, COUNTDOWN_TICK_MS)
    show()
    return () => clearInterval(ticking)
  }, [expiresAtMs, showDays])
  return (
    <p className={styles.countdown} role="timer" aria-label={label}>
      <span className={styles.label}>{label}</span>
      {shown?.days ? <span>{days(shown.days)}</span> : null}
      <bdi className={styles.clock}>{shown ? toCultureDigits(shown.clock, culture) : '--:--:--'}</bdi>
    </p>
  )
}
