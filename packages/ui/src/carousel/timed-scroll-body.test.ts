import { describe, expect, it } from 'vitest'
import { createTimedScrollBody } from './timed-scroll-body.ts'

const vector = (value: number) => ({
  get: () => value,
  set: (next: number) => {
    value = next
  },
})

function start() {
  const engine = {
    location: vector(0),
    previousLocation: vector(0),
    offsetLocation: vector(0),
    target: vector(0),
  }
  let atMs = 1000
  const body = createTimedScrollBody(engine, 500, () => atMs)
  const at = (ms: number) => {
    atMs = 1000 + ms
    body.seek()
    engine.offsetLocation.set(engine.location.get())
    return engine.location.get()
  }
  return { engine, body, at }
}

describe('slides with a target', () => {
  it('are at rest after the time that is given, and not a millisecond before', () => {
    const { engine, body, at } = start()
    engine.target.set(-300)
    expect(at(0)).toBe(0)
    expect(at(250)).toBeCloseTo(-150)
    expect(at(499)).toBeGreaterThan(-300)
    expect(body.settled()).toBe(false)
    expect(at(500)).toBe(-300)
    expect(body.settled()).toBe(true)
  })

  it('take the whole time again for a target that is set on the way', () => {
    const { engine, at } = start()
    engine.target.set(-300)
    at(0)
    at(250)
    engine.target.set(-600)
    at(250)
    expect(at(749)).toBeGreaterThan(-600)
    expect(at(750)).toBe(-600)
  })

  it('are carried over to the other end of an endless row without losing time', () => {
    const { engine, at } = start()
    engine.target.set(-300)
    at(0)
    const half = at(250)
    for (const part of [engine.location, engine.target]) part.set(part.get() + 2400)
    expect(at(250)).toBeCloseTo(half + 2400)
    expect(at(499)).toBeGreaterThan(2100)
    expect(at(500)).toBe(2100)
  })
})
