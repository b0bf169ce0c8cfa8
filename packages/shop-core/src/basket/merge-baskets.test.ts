import { describe, expect, it } from 'vitest'
import { aBasket, aLine, aVariant } from './basket.builder.ts'
import type { BasketLine } from './basket-state.ts'
import { mergeBaskets } from './merge-baskets.ts'
import type { VariantFacts } from './variant-facts.ts'

const mine = aLine({ id: 'mine', quantity: 4 })
const guests = aLine({ id: 'guests', quantity: 3 })

const merged = (guest: BasketLine[], customer: BasketLine[], facts: VariantFacts[] = [aVariant()]) =>
  mergeBaskets(aBasket(guest, { id: 'guest' }), aBasket(customer, { id: 'customer' }), facts)

const quantities = (guest: BasketLine[], customer: BasketLine[], facts?: VariantFacts[]) =>
  merged(guest, customer, facts).state.lines.map(({ id, quantity }) => [id, quantity])

describe('signing in with a basket', () => {
  it("adds up alike lines in the customer's basket", () => {
    expect(merged([guests], [mine])).toEqual({
      state: aBasket([{ ...mine, quantity: 7 }], { id: 'customer' }),
      losses: [],
    })
  })

  it("moves other lines into the customer's basket", () => {
    const other = aLine({ id: 'other', productId: 2, variantId: 22 })
    expect(quantities([other], [mine])).toEqual([
      ['mine', 4],
      ['other', 1],
    ])
  })

  it('keeps lines with other descriptions apart', () => {
    expect(quantities([{ ...guests, userDescription: 'حکاکی' }], [mine])).toEqual([
      ['mine', 4],
      ['guests', 3],
    ])
  })

  it("takes the guest's code, which is newer", () => {
    const guest = aBasket([], { specialCode: 'NEW' })
    expect(mergeBaskets(guest, aBasket([], { specialCode: 'OLD' }), []).state.specialCode).toBe('NEW')
  })

  it("keeps the customer's code when the guest has none", () => {
    expect(mergeBaskets(aBasket(), aBasket([], { specialCode: 'OLD' }), []).state.specialCode).toBe('OLD')
  })

  it('leaves both baskets it was given as they were', () => {
    const customer = [mine]
    merged([guests], customer)
    expect(customer).toEqual([mine])
  })
})

describe('limits at sign-in', () => {
  it('lower what is taken over, and the loss is told', () => {
    expect(merged([guests], [mine], [aVariant({ stock: 6 })])).toMatchObject({
      state: { lines: [{ id: 'mine', quantity: 6 }] },
      losses: [{ lineId: 'guests', productId: 1, wanted: 3, taken: 2 }],
    })
  })

  it('are met by all lines of a variant together', () => {
    const noted = { ...guests, id: 'noted', userDescription: 'حکاکی' }
    expect(quantities([guests, noted], [mine], [aVariant({ max: 8 })])).toEqual([
      ['mine', 7],
      ['noted', 1],
    ])
  })

  it('take over nothing where there is no room, and begin no empty line', () => {
    const noted = { ...guests, userDescription: 'حکاکی' }
    expect(merged([noted], [mine], [aVariant({ stock: 4 })])).toMatchObject({
      state: { lines: [mine] },
      losses: [{ wanted: 3, taken: 0 }],
    })
  })

  it("never lower what was already in the customer's basket", () => {
    expect(quantities([guests], [mine], [aVariant({ stock: 2 })])).toEqual([['mine', 4]])
  })

  it('round the sum to the step', () => {
    expect(quantities([guests], [mine], [aVariant({ min: 2, step: 2 })])).toEqual([['mine', 8]])
  })

  it.each([
    ['is not for sale', []],
    ['cannot fill its minimum', [aVariant({ stock: 1, min: 2 })]],
  ])('keep a line whole whose product %s', (_, facts) => {
    expect(merged([guests], [mine], facts)).toMatchObject({
      state: { lines: [{ id: 'mine', quantity: 7 }] },
      losses: [],
    })
  })

  it('lower what is taken over when the stock just fills the minimum', () => {
    expect(quantities([guests], [mine], [aVariant({ stock: 5, min: 5 })])).toEqual([['mine', 5]])
  })
})

describe('addons at sign-in', () => {
  const addon = aLine({ id: 'addon', productId: 7, variantId: 77, addonOf: 'guests' })

  it('follow their product to the line it became part of', () => {
    expect(merged([addon, guests], [mine]).state.lines).toMatchObject([
      { id: 'mine' },
      { id: 'addon', addonOf: 'mine' },
    ])
  })

  it('stay with their product when it becomes a line of its own', () => {
    expect(merged([addon, guests], []).state.lines).toMatchObject([
      { id: 'guests' },
      { id: 'addon', addonOf: 'guests' },
    ])
  })

  it('are added up with the same addon of the same line', () => {
    const own = { ...addon, id: 'own-addon', addonOf: 'mine' }
    expect(merged([guests, addon], [mine, own]).state.lines).toMatchObject([
      { id: 'mine' },
      { id: 'own-addon', quantity: 2 },
    ])
  })

  it('are not added up with a line of their own kind that is no addon', () => {
    expect(
      merged([guests, addon], [mine, { ...addon, id: 'plain', addonOf: null }]).state.lines,
    ).toHaveLength(3)
  })
})
