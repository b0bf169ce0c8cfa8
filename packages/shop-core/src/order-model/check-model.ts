import { isClosed, isSold, isWaiting } from '../order/order-state.ts'
import { isPaidAtBank } from '../payment/payment-method.ts'
import { type Explored, isAtRest, isFinal } from './explore.ts'
import { keyOf, type Model, type Move } from './model.ts'

export type ModelReport = {
  states: number
  moves: number
  final: number
  /** Combinations that time alone ends, and those that time alone brings to staff. */
  endedByTime: number
  broughtToStaff: number
  faults: string[]
}

/** What must be true of every combination that can be reached. */
const INVARIANTS: Record<string, (model: Model) => boolean> = {
  'goods are sold to a sale and to nothing else': ({ order, goods }) => isSold(order) === (goods === 'sold'),
  'goods are held while an order waits': ({ order, goods }) => isWaiting(order) === (goods === 'held'),
  'goods of a closed order are free': ({ order, goods }) => isClosed(order) === (goods === 'free'),
  'an order is paid once': ({ attempts }) => count(attempts, 'verified') <= 1,
  'one attempt is verified at a time': ({ attempts }) => count(attempts, 'verifying') <= 1,
  'a closed order keeps no money': ({ order, attempts }) =>
    !isClosed(order) || count(attempts, 'verified') === 0,
  'no order is sold before its bank has paid': ({ methodId, order, isDue, attempts }) =>
    !(isPaidAtBank(methodId) && isDue && isSold(order)) || count(attempts, 'verified') === 1,
  'a bank is asked only for money that is due back': ({ attempts }) =>
    attempts.every(({ state, refund }) => refund === null || state === 'refund-due'),
}

/** Checks the whole model: what must hold everywhere, that time alone brings each to rest, and that there are no dead ends. */
export function checkModel(explored: Explored): ModelReport {
  const all = [...explored.values()]
  const broken = all.flatMap(({ model }) =>
    Object.entries(INVARIANTS).flatMap(([name, holds]) => (holds(model) ? [] : [`${name}: ${keyOf(model)}`])),
  )
  const rests = restsByTime(explored)
  const restless = [...rests].flatMap(([key, ends]) => (ends ? [] : [`time alone does not end: ${key}`]))
  const isEnded = (ends: Model[] | null) => ends?.every(isFinal) ?? false
  const ends = reaching(explored, (model) => isFinal(model), isByPeople)
  const dead = all.flatMap(({ model }) => (ends.has(keyOf(model)) ? [] : [`dead end: ${keyOf(model)}`]))
  return {
    states: all.length,
    moves: all.reduce((sum, { moves }) => sum + moves.length, 0),
    final: all.filter(({ model }) => isFinal(model)).length,
    endedByTime: [...rests.values()].filter(isEnded).length,
    broughtToStaff: [...rests.values()].filter((ends) => !isEnded(ends)).length,
    faults: [...broken, ...restless, ...dead],
  }
}

/** The banks say nothing and no customer buys or pays: only the clock and staff are left. */
const isByPeople = ({ by }: Move): boolean => by === 'clock' || by === 'staff'

/**
 * Where time alone can bring each model, in whatever order its clocks run out. A model that goes round in a circle, or
 * stops before it is at rest, has none.
 */
function restsByTime(explored: Explored): Map<string, Model[] | null> {
  const rests = new Map<string, Model[] | null>()
  const visit = (model: Model): Model[] | null => {
    const key = keyOf(model)
    const known = rests.get(key)
    if (known !== undefined) return known
    // Met again before it is done, it is a circle.
    rests.set(key, null)
    const next = explored.get(key)?.moves.filter(({ by }) => by === 'clock') ?? []
    const ends = next.length === 0 ? (isAtRest(model) ? [[model]] : [null]) : next.map(({ to }) => visit(to))
    const found = ends.every((end) => end !== null) ? unique(ends.flat()) : null
    rests.set(key, found)
    return found
  }
  for (const { model } of explored.values()) visit(model)
  return rests
}

const unique = (models: readonly Model[]) => [
  ...new Map(models.map((model) => [keyOf(model), model])).values(),
]

/** The models from which such moves lead to a wanted one. */
function reaching(
  explored: Explored,
  isWanted: (model: Model) => boolean,
  isTaken: (move: Move) => boolean,
): Set<string> {
  const before = new Map<string, string[]>()
  for (const [key, { moves }] of explored)
    for (const move of moves.filter(isTaken))
      before.set(keyOf(move.to), [...(before.get(keyOf(move.to)) ?? []), key])
  const open = [...explored].filter(([, { model }]) => isWanted(model)).map(([key]) => key)
  const reached = new Set(open)
  for (let key = open.pop(); key; key = open.pop())
    for (const earlier of before.get(key) ?? []) {
      if (reached.has(earlier)) continue
      reached.add(earlier)
      open.push(earlier)
    }
  return reached
}

const count = (attempts: Model['attempts'], state: string) =>
  attempts.filter((one) => one.state === state).length
