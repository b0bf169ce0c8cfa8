// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Countdown } from './countdown.tsx'

const NOW = Date.UTC(2026, 10, 15, 8)
const OVER = 'به پایان رسید'

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const show = (leftMs: number, showDays = false) =>
  render(
    <Countdown
      expiresAtMs={NOW + leftMs}
      showDays={showDays}
      renderedAtMs={NOW}
      culture="fa-IR"
      label="زمان باقی‌مانده"
      overLabel={OVER}
      days={(count) => `روز ${count}`}
    />,
  )
const shown = () => screen.getByRole('timer').textContent?.replace(/^[^\d۰-۹]*/, '')
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

describe('a countdown', () => {
  it('ticks each second, in the culture’s digits [S4.81]', () => {
    show(3_723_000)
    expect(shown()).toBe('۰۱:۰۲:۰۳')
    wait(1000)
    expect(shown()).toBe('۰۱:۰۲:۰۲')
  })

  it('stops at zero and says that the offer is over [S4.82 S4.83]', () => {
    show(2000)
    wait(5000)
    expect(shown()).toBe('۰۰:۰۰:۰۰')
    expect(screen.getByText(OVER)).toBeDefined()
  })

  it('tells days apart where the offer says so [S9.46]', () => {
    show(90_000_000, true)
    expect(shown()).toBe('1۰۱:۰۰:۰۰')
    cleanup()
    show(90_000_000)
    expect(shown()).toBe('۲۵:۰۰:۰۰')
  })
})
