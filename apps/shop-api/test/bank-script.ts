import { createHash } from 'node:crypto'
import { reconcile } from '@rasteh/payments/reconcile'
import type { BankName, Outcome, Return } from '@rasteh/simulator/banks'
import { buyer, stocked, type useCheckout } from './use-checkout.ts'
import { ORIGIN } from './use-shop-api.ts'

export const KINDS = [
  'duplicate',
  'late',
  'replayed',
  'forged',
  'wrong-amount',
  'other-authority',
  'two-orders-one-payment',
] as const
export type Kind = (typeof KINDS)[number]
export const SCRIPT_BANKS = ['zarinpal', 'sep', 'mellat'] as const
/** The ways to pay of the banks that lend. */
const METHODS: Partial<Record<BankName, number>> = { snapppay: 6, digipay: 6 }

type CheckoutFixture = ReturnType<typeof useCheckout>
export type Waiting = Awaited<ReturnType<typeof orderAt>>

/** The same choice for the same seed and script. */
export function roll(what: string, choices: number): number {
  const seed = process.env.PROPERTY_SEED ?? '20261115'
  return createHash('sha256').update(`${seed}/${what}`).digest().readUInt32BE(0) % choices
}

/** An order that waits at a bank's page. */
export async function orderAt(
  fixture: CheckoutFixture,
  bank: BankName,
  { person: given, units = 1 }: { person?: Awaited<ReturnType<typeof buyer>>; units?: number } = {},
) {
  const person = given ?? (await buyer(fixture))
  const { productId, variantId } = await stocked(fixture, 5)
  await person.add(productId, units)
  const wanted = { PaymentMethodID: METHODS[bank] ?? 3, BankID: fixture.banks[bank] }
  const { OrderId: orderId, Next: next } = (await person.place(wanted)).json()
  await person.call('GET', next)
  const attemptId = String(String(next).split('/').at(-1))
  const payment = fixture.simulator.payments().find(({ returnUrl }) => returnUrl.endsWith(attemptId))
  if (!payment) throw new Error(`${bank} was not asked`)
  return { person, orderId: orderId as string, attemptId, variantId, payment }
}

/** What the browser brings back after this was done at the bank. */
export function atBank(fixture: CheckoutFixture, { payment }: Waiting, outcome: Outcome): Return[] {
  return fixture.simulator.beShopper(payment.bank, payment.authority, outcome) ?? []
}

/** Brings a return to the shop as a browser does: by the address, or by a form of another site. */
export function bring({ person }: Waiting, { method, url, fields }: Return) {
  const address = new URL(url)
  const form = new URLSearchParams(fields).toString()
  if (method === 'GET') return person.call('GET', `${address.pathname}?${form}`)
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://bank.example' }
  return person.call('POST', address.href.replace(ORIGIN, ''), form, { headers })
}

/** What of an order a lie could change. */
export async function stateOf({ person, orderId }: Waiting) {
  const { State, IsPaid, PayableRial } = await person.order(orderId)
  return { State, IsPaid, PayableRial }
}

/** Lets so much time go by for an order and its tries, then looks at what is due. */
export async function later(fixture: CheckoutFixture, { orderId }: Waiting, seconds: number): Promise<void> {
  const { owner } = fixture.shop.database
  await owner.query(
    `update shop.orders set hold_expires_at = hold_expires_at - $2 * interval '1 second' where id = $1`,
    [orderId, seconds],
  )
  await owner.query(
    `update shop.payment_attempts set created_at = created_at - $2 * interval '1 second',
       next_check_at = next_check_at - $2 * interval '1 second', deadline_at = deadline_at - $2 * interval '1 second',
       late_check_at = late_check_at - $2 * interval '1 second' where order_id = $1`,
    [orderId, seconds],
  )
  await reconcile(fixture.shop.app.paymentContext)
}

/** The payments that the bank captured for these orders. */
export function capturedFor(fixture: CheckoutFixture, orders: readonly Waiting[]): number {
  const authorities = new Set(orders.map(({ payment }) => payment.authority))
  return fixture.simulator.payments().filter((one) => authorities.has(one.authority) && one.isCaptured).length
}
