import type { Return } from '@rasteh/simulator/banks'
import { expect, it } from 'vitest'
import {
  atBank,
  bring,
  capturedFor,
  KINDS,
  type Kind,
  later,
  orderAt,
  roll,
  SCRIPT_BANKS,
  stateOf,
  type Waiting,
} from './bank-script.ts'
import { brokenChecks, useCheckout } from './use-checkout.ts'

const fixture = useCheckout()
const SCRIPTS = Number(process.env.BANK_SCRIPTS ?? 200)
const AT_ONCE = 6

const REFERENCES = ['RefNum', 'RRN', 'SaleReferenceId']
const AUTHORITIES = [...REFERENCES, 'Authority', 'Token', 'RefId']
/** What came back from orders that are paid: what liars have. */
const finished: { bank: string; fields: Record<string, string> }[] = []

type Played = { orders: Waiting[]; paid: number; captured: number }

it(`${SCRIPTS} bank scripts end in one paid order each or in none, and what is forged changes nothing`, async () => {
  const numbers = Array.from({ length: SCRIPTS }, (_, index) => index)
  const wrong: string[] = []
  const work = async () => {
    for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
      const kind = KINDS[roll(`${number} kind`, KINDS.length)] as Kind
      const bank = SCRIPT_BANKS[roll(`${number} bank`, SCRIPT_BANKS.length)] ?? 'sep'
      const played = await PLAY[kind](await orderAt(fixture, bank), `${number}`)
      const end = await endOf(played)
      if (end !== `${played.paid} paid, ${played.captured} captured`)
        wrong.push(`${number} ${kind} ${bank}: ${end}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  expect(wrong).toEqual([])
  expect(await brokenChecks(fixture)).toEqual([])
}, 900_000)

/** How a script ends, once no process asks the bank about it any more: another's look may be under way just now. */
async function endOf({ orders, paid, captured }: Played): Promise<string> {
  let end = ''
  for (let looks = 0; looks < 5; looks += 1) {
    const states = await Promise.all(orders.map(stateOf))
    const isPaid = states.filter((state) => state.IsPaid && state.State === 'confirmed').length
    end = `${isPaid} paid, ${capturedFor(fixture, orders)} captured`
    if (end === `${paid} paid, ${captured} captured`) return end
    for (const order of orders) await later(fixture, order, 60)
  }
  return end
}

/** Each script, and how many paid orders and captured payments it must end in. */
const PLAY: Record<Kind, (order: Waiting, seed: string) => Promise<Played>> = {
  duplicate: async (order, seed) => {
    const returns = atBank(fixture, order, 'return-twice')
    const copies = Array.from({ length: 1 + roll(`${seed} copies`, 5) }, () => returns).flat()
    await Promise.all(copies.map((back) => bring(order, back)))
    return { orders: [order], paid: 1, captured: 1 }
  },

  late: async (order, seed) => {
    const [back] = atBank(fixture, order, 'late-return')
    await later(fixture, order, 60 * roll(`${seed} minutes`, 40))
    if (back) await bring(order, back)
    return { orders: [order], paid: 1, captured: 1 }
  },

  replayed: (order, seed) => lieThenPay(order, withNamesOf(order, REFERENCES), seed),
  'other-authority': (order, seed) => lieThenPay(order, withNamesOf(order, AUTHORITIES), seed),
  forged: (order, seed) => lieThenPay(order, atBank(fixture, order, 'forged'), seed),

  'wrong-amount': async (order) => {
    const before = await stateOf(order)
    for (const back of atBank(fixture, order, 'changed-amount')) await bring(order, back)
    await later(fixture, order, 60)
    const { bank } = order.payment
    // Mellat fixes the amount itself: there only the browser lied, and the payment is whole.
    if (bank === 'mellat') return { orders: [order], paid: 1, captured: 1 }
    expect(await stateOf(order)).toEqual(before)
    // SEP tells the amount only by verifying: what it took is to be given back by people.
    return { orders: [order], paid: 0, captured: bank === 'sep' ? 1 : 0 }
  },

  'two-orders-one-payment': async (order) => {
    const second = await orderAt(fixture, order.payment.bank, { person: order.person })
    const [back] = atBank(fixture, order, 'pay')
    const [mine] = atBank(fixture, second, 'forged')
    if (!back || !mine) throw new Error('nothing was brought back')
    // The second comes back with its own names, but with the reference of the first.
    const names = REFERENCES.filter((name) => name in back.fields)
    const stolen = Object.fromEntries(names.map((name) => [name, back.fields[name] ?? '']))
    const forged = { ...mine, fields: { ...mine.fields, ...stolen } }
    await Promise.all([bring(order, back), bring(second, forged)])
    await later(fixture, order, 60)
    await later(fixture, second, 60)
    return { orders: [order, second], paid: 1, captured: 1 }
  },
}

/** A return that says "paid" with names of an order that was paid before; made-up ones while there is none. */
function withNamesOf(order: Waiting, names: readonly string[]): Return[] {
  const { bank } = order.payment
  const other = finished.findLast((one) => one.bank === bank)
  const taken = names.flatMap((name) => {
    const value = other?.fields[name]
    return value === undefined ? [] : [[name, value]]
  })
  const lies = Object.fromEntries(taken)
  return atBank(fixture, order, 'forged').map((back) => ({ ...back, fields: { ...back.fields, ...lies } }))
}

/** A lie changes nothing, whichever payment its values come from; the payment after it counts once, or is cancelled. */
async function lieThenPay(order: Waiting, lies: Return[], seed: string): Promise<Played> {
  const before = await stateOf(order)
  for (const back of lies) await bring(order, back)
  expect(await stateOf(order)).toEqual(before)
  const isPaid = roll(`${seed} pays`, 4) > 0
  const [back] = atBank(fixture, order, isPaid ? 'pay' : 'cancel')
  if (!back) throw new Error('nothing was brought back')
  await bring(order, back)
  await later(fixture, order, 60)
  if (isPaid) finished.push({ bank: order.payment.bank, fields: back.fields })
  return { orders: [order], paid: isPaid ? 1 : 0, captured: isPaid ? 1 : 0 }
}
