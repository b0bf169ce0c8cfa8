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

/** Which bank or payment behaves how: the narrower setting counts. */
export function openBehaviours(options: { seed: string | null }) {
  const settings = new Map<string, Behaviour>()
  let seed = options.seed
  const keyOf = (bank?: string, orderId?: string) => `${bank ?? '*'}/${orderId ?? '*'}`
  const of = (bank: BankName, orderId?: string): Behaviour => ({
    ...settings.get(keyOf()),
    ...settings.get(keyOf(bank)),
    ...(orderId === undefined ? {} : settings.get(keyOf(undefined, orderId))),
    ...(orderId === undefined ? {} : settings.get(keyOf(bank, orderId))),
  })
  return {
    set: (behaviour: Behaviour) => {
      const key = keyOf(behaviour.bank, behaviour.orderId)
      settings.set(key, { ...settings.get(key), ...behaviour })
    },
    forget: () => settings.clear(),
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
