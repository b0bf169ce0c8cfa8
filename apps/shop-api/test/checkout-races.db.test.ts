import { reconcile } from '@rasteh/payments/reconcile'
import { addCode, addScore, setSettings } from '@rasteh/test-kit/trade'
import { expect, it } from 'vitest'
import { brokenChecks, buyer, stocked, useCheckout } from './use-checkout.ts'

const ROUNDS = Number(process.env.RACE_ROUNDS ?? 5)
const AT_ONCE = Number(process.env.RACE_AT_ONCE ?? 50)
const fixture = useCheckout()
const rounds = Array.from({ length: ROUNDS }, (_, index) => index + 1)
const many = <Value>(make: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => make(index)))
const accepted = (answers: { statusCode: number }[]) => answers.filter(({ statusCode }) => statusCode === 200)
const atTheDoor = { PaymentMethodID: 1, BankID: null }

it.each(rounds)('the last unit is sold once, round %#', { timeout: 60_000 }, async () => {
  const buyers = await many(() => buyer(fixture))
  const { productId } = await stocked(fixture, 1)
  await Promise.all(buyers.map((person) => person.add(productId)))
  const answers = await Promise.all(
    buyers.map((person) => person.place({ ...atTheDoor, ExpectedPayableRial: 2_500_000 })),
  )
  expect(accepted(answers)).toHaveLength(1)
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
})

it.each(rounds)('one basket makes one order, round %#', { timeout: 60_000 }, async () => {
  const person = await buyer(fixture)
  const { productId } = await stocked(fixture, 1000)
  await person.add(productId)
  const answers = await many((index) =>
    person.place({ Key: `race-press-${index}`, ExpectedPayableRial: 2_500_000 }),
  )
  expect(accepted(answers)).toHaveLength(1)
})

it.each(rounds)('a code with one use is used once, round %#', { timeout: 60_000 }, async () => {
  const { code } = await addCode(fixture.shop.database.owner, { maxUses: 1 })
  const { productId } = await stocked(fixture, 1000)
  const buyers = await many(() => buyer(fixture))
  for (const person of buyers) {
    await person.add(productId)
    await person.call('GET', `/api/shop/specialcode/validate/${code}`)
  }
  const answers = await Promise.all(buyers.map((person) => person.place(atTheDoor)))
  expect(accepted(answers)).toHaveLength(1)
})

it.each(rounds)('points are spent once by one customer, round %#', { timeout: 60_000 }, async () => {
  await setSettings(fixture.shop.database.owner, { scoreRial: 10_000 })
  const person = await buyer(fixture)
  await addScore(fixture.shop.database.owner, person.customerId, 10)
  const { productId } = await stocked(fixture, 1000)
  const press = async (index: number) => {
    await person.add(productId)
    await person.call('POST', '/api/shop/score', { IsUseUserScore: true })
    return person.place({ ...atTheDoor, Key: `points-press-${index}` })
  }
  await many(press)
  const { rows } = await fixture.shop.database.owner.query(
    'select coalesce(sum(delta), 0)::int as left from shop.score_moves where customer_id = $1',
    [person.customerId],
  )
  expect(rows[0].left).toBeGreaterThanOrEqual(0)
})

it('leaves nothing that does not add up', async () => {
  // A shop's worker would have looked at what waits for a payment all the while.
  await reconcile(fixture.shop.app.paymentContext)
  expect(await brokenChecks(fixture)).toEqual([])
})
