type Vector = { get: () => number; set: (value: number) => void }

/** What moves the slides of Embla's engine; `ScrollBodyType` as it names it. */
export type ScrollBody = {
  direction: () => number
  duration: () => number
  velocity: () => number
  seek: () => ScrollBody
  settled: () => boolean
  useBaseFriction: () => ScrollBody
  useBaseDuration: () => ScrollBody
  useFriction: (friction: number) => ScrollBody
  useDuration: (duration: number) => ScrollBody
}

type Engine = { location: Vector; previousLocation: Vector; offsetLocation: Vector; target: Vector }

/**
 * Moves slides to their target in a time that is given. Embla's own body knows no time: it goes a part of the way left
 * with each frame. A new target, also one on the way, takes the whole time from where the slides are.
 */
export function createTimedScrollBody(engine: Engine, durationMs: number, now: () => number): ScrollBody {
  const { location, previousLocation, offsetLocation, target } = engine
  let from = location.get()
  let goal = from
  let lastSet = from
  let startedAt = 0
  let direction = 0

  /** An endless row carries all that moves over to its other end: the way that is left stays as long as it was. */
  function carryOver(): void {
    const carried = location.get() - lastSet
    from += carried
    goal += carried
  }

  function seek(): ScrollBody {
    carryOver()
    if (Math.abs(target.get() - goal) > NEAR) {
      from = location.get()
      goal = target.get()
      startedAt = now()
    }
    const part = Math.min((now() - startedAt) / durationMs, 1)
    const before = location.get()
    previousLocation.set(before)
    location.set(part === 1 ? target.get() : from + (goal - from) * easeInOut(part))
    lastSet = location.get()
    direction = Math.sign(goal - from)
    return body
  }

  const body: ScrollBody = {
    direction: () => direction,
    duration: () => durationMs,
    velocity: () => 0,
    seek,
    settled: () => Math.abs(target.get() - offsetLocation.get()) < NEAR,
    useBaseFriction: () => body,
    useBaseDuration: () => body,
    useFriction: () => body,
    useDuration: () => body,
  }
  return body
}

const NEAR = 0.001

const easeInOut = (part: number) => (1 - Math.cos(Math.PI * part)) / 2
