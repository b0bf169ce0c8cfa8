import { BANKS } from '@rasteh/simulator/banks'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { EMPTY_RETURN, type History, history, ONE_REFERENCE_TWO_ORDERS } from './payment-attack.ts'
import { openWorld } from './payment-world.ts'
import { useCheckout } from './use-checkout.ts'

const fixture = useCheckout()
const HISTORIES = Number(process.env.PAYMENT_HISTORIES ?? 30)
const SEED = Number(process.env.PROPERTY_SEED ?? 20261115)

let world: Awaited<ReturnType<typeof openWorld>>
beforeAll(async () => {
  world = await openWorld(fixture)
})

it('one reference of SEP, brought to a dear order and to its own, is counted once (H1)', async () => {
  expect(await world.play(ONE_REFERENCE_TWO_ORDERS)).toEqual([])
})

it.each(BANKS.map((name, place) => [name, place] as const))(
  'a return to %s that brings nothing holds nothing for ever (H2)',
  async (_, place) => {
    expect(await world.play(EMPTY_RETURN(place))).toEqual([])
  },
)

it(`${HISTORIES} histories of shoppers, liars, silent banks and managers leave every attempt ended and every Rial in one book`, async () => {
  const property = fc.asyncProperty(history, async (one: History) => {
    expect(await world.play(one)).toEqual([])
  })
  await fc.assert(property, {
    numRuns: HISTORIES,
    seed: SEED,
    endOnFailure: process.env.SHRINK === undefined,
  })
}, 3_600_000)
