'use client'

import type { Culture } from '@rasteh/persian-text/culture'
import { toCultureDigits } from '@rasteh/persian-text/digits'
import { type CountdownTimer, toCountdown } from '@rasteh/shop-core/countdown'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './countdown.module.css'
import { countdownClock } from './countdown-clock.ts'

type CountdownProps = CountdownTimer & {
  label: string
  /** Said in the label's place when the time is over. */
  overLabel?: string
  days: (count: number) => string
  culture: Culture
  /**
   * The moment at which the page was rendered, which the first render in the browser repeats. Without it the server
   * renders the clock's place only.
   */
  renderedAtMs?: number
  onOver?: (() => void) | undefined
}

/** The time that is left, second by second; when it is over it shows zeros. */
export function Countdown(props: CountdownProps) {
  const { expiresAtMs, showDays, label, overLabel = label, days, culture, renderedAtMs, onOver } = props
  const nowMs = useSyncExternalStore(
    countdownClock.subscribe,
    countdownClock.read,
    () => renderedAtMs ?? null,
  )
  const shown = nowMs === null ? null : toCountdown({ expiresAtMs, showDays }, nowMs)
  const isOver = shown?.state === 'stopped'
  const reportOver = useEffectEvent(() => onOver?.())
  useEffect(() => {
    if (isOver) reportOver()
  }, [isOver])
  return (
    <p
      className={styles.countdown}
      role="timer"
      aria-label={label}
      data-over={isOver}
      data-expiration-date={new Date(expiresAtMs).toISOString()}
      data-show-day={showDays}
    >
      <Icon name="clock" />
      <span className={styles.label}>{isOver ? overLabel : label}</span>
      <span className={styles.time}>
        {shown?.days ? <span className={styles.days}>{days(shown.days)}</span> : null}
        <bdi className={styles.clock}>{shown ? toCultureDigits(shown.clock, culture) : '--:--:--'}</bdi>
      </span>
    </p>
  )
}
