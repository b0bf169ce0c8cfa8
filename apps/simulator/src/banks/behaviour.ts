import { chooseScript, PAYS } from './choose-script.ts'
import type { BankName, Call, Fault, FaultKind, Outcome, Payment, Script } from './payment.ts'

/** `slow` does its work and answers too late; `dead` hangs up without a word; `failing` says 500 to everything. */
export const MOODS = ['well', 'slow', 'dead', 'failing'] as const
export type Mood = (typeof MOODS)[number]

export type Behaviour = {
  /** All banks without one, all payments of it without the other. */
  bank?: BankName
  orderId?: string
  mood?: Mood
  outcome?: Outcome
  faults?: Fault[]
  lateMs?: number
}

/** Who is told to behave how: the narrower word counts. */
export function openBehaviours(options: { seed: string | null }) {
  const told = new Map<string, Behaviour>()
  let seed = options.seed
  const keyOf = (bank?: string, orderId?: string) => `${bank ?? '*'}/${orderId ?? '*'}`
  const of = (bank: BankName, orderId?: string): Behaviour => ({
    ...told.get(keyOf()),
    ...told.get(keyOf(bank)),
    ...(orderId === undefined ? {} : told.get(keyOf(undefined, orderId))),
    ...(orderId === undefined ? {} : told.get(keyOf(bank, orderId))),
  })
  return {
    tell: (behaviour: Behaviour) => {
      const key = keyOf(behaviour.bank, behaviour.orderId)
      told.set(key, { ...told.get(key), ...behaviour })
    },
    forget: () => told.clear(),
    useSeed: (given: string | null) => {
      seed = given
    },
    moodOf: (bank: BankName, orderId?: string): Mood => of(bank, orderId).mood ?? 'well',
    scriptOf: (payment: { bank: BankName; orderId: string }): Script => {
      const { outcome, faults, lateMs } = of(payment.bank, payment.orderId)
      const chosen = seed === null ? PAYS : chooseScript(seed, payment)
      return {
        outcome: outcome ?? chosen.outcome,
        faults: (faults ?? chosen.faults).map((fault) => ({ ...fault })),
        lateMs: lateMs ?? chosen.lateMs,
      }
    },
  }
}

/** The fault that this call of this payment meets now, if any: each happens as often as it says. */
export function takeFault(payment: Payment | undefined, call: Call): FaultKind | null {
  const fault = payment?.script.faults.find((one) => one.call === call && one.times > 0)
  if (!fault) return null
  fault.times -= 1
  return fault.kind
}
