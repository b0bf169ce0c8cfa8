import { COUNTDOWN_TICK_MS } from '@rasteh/shop-core/countdown'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let nowMs = 0

/** The page's one clock for countdowns: it goes while somebody listens. */
export const countdownClock = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    timer ??= setInterval(tick, COUNTDOWN_TICK_MS)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      clearInterval(timer)
      timer = undefined
      nowMs = 0
    }
  },
  read(): number {
    if (nowMs === 0) nowMs = Date.now()
    return nowMs
  },
}

function tick(): void {
  nowMs = Date.now()
  for (const listener of listeners) listener()
}
