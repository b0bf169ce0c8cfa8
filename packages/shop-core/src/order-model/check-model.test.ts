import { describe, expect, it } from 'vitest'
import { checkModel } from './check-model.ts'
import { explore } from './explore.ts'
import type { Model, Move } from './model.ts'

const explored = explore()

/** The same model without some moves, as if a row of the tables were missing. */
const without = (isGone: (move: Move, model: Model) => boolean) =>
  new Map(
    [...explored].map(([key, { model, moves }]) => [
      key,
      { model, moves: moves.filter((move) => !isGone(move, model)) },
    ]),
  )

describe('every combination of order, attempts and goods', () => {
  it('keeps what must hold, comes to rest by time alone, and has no dead end', () => {
    const report = checkModel(explored)
    expect(report.faults).toEqual([])
    expect(report.states).toBeGreaterThan(3_000)
  })

  it.each(['expire', 'lapse', 'hold-over', 'refund-give-back-by-hand', 'deliver'])(
    'would show that %s is missing',
    (name) => {
      expect(checkModel(without((move) => move.name === name)).faults).not.toEqual([])
    },
  )
})
