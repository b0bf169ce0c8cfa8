import { describe, expect, it } from 'vitest'
import { type Box, CLEARANCE_PX, liftToClear } from './lift-to-clear.ts'

const box = (top: number, bottom: number, left = 0, right = 100): Box => ({ top, bottom, left, right })
const corner = box(700, 744, 300, 344)

describe('something that floats', () => {
  it('stays where it is while it covers nothing', () => {
    expect(liftToClear(corner, [])).toBe(0)
    expect(liftToClear(corner, [box(600, 700, 0, 390), box(744, 800, 0, 390), box(700, 744, 0, 300)])).toBe(0)
  })

  it('moves above what it would cover', () => {
    expect(liftToClear(corner, [box(720, 780, 0, 390)])).toBe(744 - 720 + CLEARANCE_PX)
    expect(liftToClear(corner, [box(660, 701, 0, 390)])).toBe(744 - 660 + CLEARANCE_PX)
  })

  it('moves above the next one too, when the first move would cover it', () => {
    const [lower, upper] = [box(720, 780, 0, 390), box(640, 690, 0, 390)]
    expect(liftToClear(corner, [upper, lower])).toBe(744 - 640 + CLEARANCE_PX)
  })

  it('passes over what is not shown', () => {
    expect(liftToClear(corner, [box(720, 720, 0, 390), box(700, 744, 320, 320)])).toBe(0)
  })
})
