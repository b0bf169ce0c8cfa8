import { afterEach, beforeEach, vi } from 'vitest'

const STEP_MS = 30_000

/**
 * Holds this process's clock in the middle of a step of one-time codes. A test that makes the code of the step before, which
 * is still taken, would otherwise be refused when the next step begins while it is on its way.
 */
export function useHeldStep(): void {
  beforeEach(() => {
    const now = Math.floor(Date.now() / STEP_MS) * STEP_MS + STEP_MS / 2
    vi.useFakeTimers({ toFake: ['Date'], now })
  })
  afterEach(() => void vi.useRealTimers())
}
