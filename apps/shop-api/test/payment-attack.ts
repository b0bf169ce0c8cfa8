import type { BankName, Outcome, Return } from '@rasteh/simulator/banks'
import fc from 'fast-check'

/** Honest and dishonest things that happen to three orders: a cheap one and a dear one at one bank, and one at another. */
export type Step =
  | { kind: 'shop-at-bank'; order: number; outcome: Outcome }
  | { kind: 'return'; order: number; from: number; lie: Lie; which: number; copies: number }
  | { kind: 'reconcile' }
  | { kind: 'wait'; minutes: number }
  | {
      kind: 'fault'
      order: number
      call: 'verify' | 'settle' | 'inquire' | 'reverse'
      fault: Fault
      times: number
    }
  | { kind: 'mood'; order: number; mood: 'well' | 'dead' | 'failing' }
  | { kind: 'pay-again'; order: number }
  | { kind: 'cancel'; order: number; by: 'customer' | 'manager' }
  | { kind: 'end-doubt'; order: number; presses: number }
  | { kind: 'refund'; order: number; method: 'refund' | 'refunded' | 'both'; presses: number }

type Fault = 'reset' | 'error' | 'error-before'
export const LIES = [
  'true',
  'their-names',
  'their-reference',
  'empty',
  'less',
  'repeated',
  'reordered',
  'as-query',
] as const
export type Lie = (typeof LIES)[number]

/** `begun`: what the shoppers of the three orders have done at their banks before anything else happens. */
export type History = { bank: number; other: number; begun: (Outcome | null)[]; steps: Step[] }

const ORDERS = 3
const order = fc.nat(ORDERS - 1)
const OUTCOMES: Outcome[] = [
  'pay',
  'never-return',
  'return-twice',
  'cancel',
  'wrong-card',
  'changed-amount',
  'forged',
]
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('shop-at-bank' as const),
      order,
      outcome: fc.oneof(
        { weight: 3, arbitrary: fc.constant<Outcome>('pay') },
        { weight: 3, arbitrary: fc.constantFrom(...OUTCOMES) },
      ),
    }),
  },
  {
    weight: 9,
    arbitrary: fc.record({
      kind: fc.constant('return' as const),
      order,
      from: order,
      lie: fc.oneof(fc.constant<Lie>('true'), fc.constantFrom(...LIES), fc.constantFrom(...LIES)),
      which: fc.nat(11),
      copies: fc.constantFrom(1, 1, 1, 3),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ kind: 'reconcile' as const }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      minutes: fc.constantFrom(1, 3, 16, 22, 36, 55, 90, 600),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('fault' as const),
      order,
      call: fc.constantFrom('verify', 'settle', 'inquire', 'reverse'),
      fault: fc.constantFrom('reset', 'error', 'error-before'),
      times: fc.constantFrom(1, 2, 50),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('mood' as const),
      order,
      mood: fc.constantFrom('well', 'dead', 'failing'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pay-again' as const), order }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('cancel' as const),
      order,
      by: fc.constantFrom('customer', 'manager'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('end-doubt' as const), order, presses: fc.constantFrom(1, 3) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('refund' as const),
      order,
      method: fc.constantFrom('refund', 'refunded', 'both'),
      presses: fc.constantFrom(1, 2, 5),
    }),
  },
) as fc.Arbitrary<Step>

const begun = fc.constantFrom<Outcome | null>('pay', 'pay', 'pay', 'never-return', 'changed-amount', null)

export const history: fc.Arbitrary<History> = fc.record({
  bank: fc.nat(7),
  other: fc.nat(7),
  begun: fc.tuple(begun, begun, begun),
  steps: fc.array(step, { minLength: 3, maxLength: 12 }),
})

const [CHEAP, DEAR] = [0, 1]
const SEP = 1
/** H1: the reference of a cheap order, brought to a dear one first and to its own order after. */
export const ONE_REFERENCE_TWO_ORDERS: History = {
  bank: SEP,
  other: SEP,
  begun: ['pay', null, null],
  steps: [
    { kind: 'shop-at-bank', order: DEAR, outcome: 'forged' },
    { kind: 'return', order: DEAR, from: CHEAP, lie: 'their-reference', which: 0, copies: 1 },
    { kind: 'return', order: CHEAP, from: CHEAP, lie: 'true', which: 0, copies: 1 },
  ],
}
/** H2: the return address opened by hand; afterwards no customer pays. */
export const EMPTY_RETURN = (bank: number): History => ({
  bank,
  other: bank,
  begun: [],
  steps: [
    { kind: 'return', order: CHEAP, from: CHEAP, lie: 'empty', which: 0, copies: 1 },
    { kind: 'reconcile' },
    { kind: 'wait', minutes: 90 },
    { kind: 'reconcile' },
  ],
})

/** The names under which banks bring back what a payment is proven by. */
const REFERENCES = ['RefNum', 'RRN', 'SaleReferenceId', 'trackingCode']
const AUTHORITIES = ['Authority', 'Token', 'token', 'RefId', 'trackId', 'transactionId']

/** The fields that a liar makes of his own return and of another's. */
export function lieOf(
  { lie, which }: { lie: Lie; which: number },
  own: Return,
  theirs: Return,
): [string, string][] {
  const mine = Object.entries(own.fields)
  const taken = (names: readonly string[]) =>
    names.flatMap((name) =>
      theirs.fields[name] === undefined ? [] : [[name, theirs.fields[name]] as [string, string]],
    )
  switch (lie) {
    case 'empty':
      return []
    case 'less':
      return mine.filter((_, place) => place !== which % Math.max(mine.length, 1))
    case 'repeated':
      return [...taken(REFERENCES), ...mine, ...mine]
    case 'reordered':
      return mine.toReversed()
    case 'their-reference':
      return [...mine.filter(([name]) => !REFERENCES.includes(name)), ...taken(REFERENCES)]
    case 'their-names': {
      const names = [...REFERENCES, ...AUTHORITIES]
      return [...mine.filter(([name]) => !names.includes(name)), ...taken(names)]
    }
    default:
      return mine
  }
}

/** By which name the shop books a payment of each bank. */
export function bookedAs(payment: {
  bank: BankName
  reference: string
  authority: string
  orderId: string
}): string {
  if (payment.bank === 'parsian') return payment.authority
  return payment.bank === 'snapppay' ? payment.orderId : payment.reference
}
