import { createHash } from 'node:crypto'
import type { Call, Fault, FaultKind, Outcome, Script } from './payment.ts'

export const PAYS: Script = { outcome: 'pay', faults: [], lateMs: 3_000 }

/** How often each happens, in a hundred payments. */
const OUTCOMES: readonly (readonly [Outcome, number])[] = [
  ['pay', 45],
  ['cancel', 10],
  ['wrong-card', 3],
  ['time-out', 3],
  ['never-return', 12],
  ['return-twice', 10],
  ['late-return', 8],
  ['forged', 3],
  ['replayed', 2],
  ['other-authority', 2],
  ['changed-amount', 2],
]
const FAULTS: readonly (readonly [FaultKind | null, number])[] = [
  [null, 70],
  ['time-out', 8],
  ['reset', 8],
  ['error', 7],
  ['error-before', 7],
]
const CALLS: readonly Call[] = ['request', 'verify', 'settle', 'inquire']

/** The same for the same seed and payment, whatever happens around it: a failing seed replays. */
export function chooseScript(seed: string, payment: { bank: string; orderId: string }): Script {
  const roll = (what: string) => {
    const digest = createHash('sha256').update(`${seed}/${payment.bank}/${payment.orderId}/${what}`).digest()
    return digest.readUInt32BE(0) % 100
  }
  const faults = CALLS.flatMap((call): Fault[] => {
    const kind = pick(FAULTS, roll(call))
    return kind ? [{ call, kind, times: 1 + (roll(`${call} times`) % 2) }] : []
  })
  return { outcome: pick(OUTCOMES, roll('outcome')), faults, lateMs: 500 + roll('late') * 30 }
}

function pick<Choice>(choices: readonly (readonly [Choice, number])[], rolled: number): Choice {
  let sum = 0
  for (const [choice, weight] of choices) {
    sum += weight
    if (rolled < sum) return choice
  }
  throw new Error('the weights make less than a hundred')
}
