import { expect, it } from 'vitest'
import { toRial } from '../money.ts'
import { checkPostalCost, type DeliveryMethod, type Parcel } from './postal-cost.ts'

const everywhere = { provinceIds: [], cityIds: [] }
const post: DeliveryMethod = {
  id: 4,
  kind: 'post',
  places: everywhere,
  rates: [{ places: everywhere, upToGrams: 5000, priceRial: toRial(450_004) }],
  freeFromRial: toRial(10_000_000),
}
const parcel: Parcel = { weightGrams: 900, payableRial: toRial(2_000_000), onlyDownloadable: false }

const cost = (
  method: Partial<DeliveryMethod> = {},
  sent: Partial<Parcel> = {},
  unit: 'rial' | 'toman' = 'rial',
) =>
  checkPostalCost(
    { ...post, ...method },
    { parcel: { ...parcel, ...sent }, destination: { provinceId: 8, cityId: 301 }, unit },
  )

const costs = (costRial: number, paidOnArrival = false) => ({ ok: true, value: { costRial, paidOnArrival } })
const notOffered = { ok: false, refusal: { kind: 'delivery-not-offered', deliveryMethodId: 4 } }

it('is the rate of the place and weight', () => {
  expect(cost()).toEqual(costs(450_004))
})

it('is whole Toman where the shop shows Toman', () => {
  expect(cost({}, {}, 'toman')).toEqual(costs(450_000))
})

it('is nothing from the free amount on', () => {
  expect(cost({}, { payableRial: toRial(10_000_000) })).toEqual(costs(0))
})

it('is charged up to the free amount', () => {
  expect(cost({}, { payableRial: toRial(9_999_999) })).toEqual(costs(450_004))
})

it('is always charged where it is never free', () => {
  expect(cost({ freeFromRial: null }, { payableRial: toRial(99_000_000) })).toEqual(costs(450_004))
})

it('is nothing for a basket that is all downloads, wherever it goes', () => {
  expect(cost({ places: { provinceIds: [9], cityIds: [] } }, { onlyDownloadable: true })).toEqual(costs(0))
})

it('is paid on arrival for freight', () => {
  expect(cost({ kind: 'freight', rates: [] })).toEqual(costs(0, true))
})

it('is refused for a courier outside its cities', () => {
  expect(cost({ kind: 'courier', places: { provinceIds: [], cityIds: [300] } })).toEqual(notOffered)
})

it('is refused for what is heavier than every band', () => {
  expect(cost({}, { weightGrams: 5001 })).toEqual(notOffered)
})

it('is nothing for what is collected at the shop, whatever the buyer’s address, weight and amount are', () => {
  const collect = { kind: 'collect', rates: [], places: { provinceIds: [9], cityIds: [] } } as const
  expect(cost(collect, { weightGrams: 90_000 })).toEqual(costs(0))
})

it('is known for what is collected before there is an address, and refused for what is sent', () => {
  const nowhere = { parcel, destination: null, unit: 'rial' } as const
  expect(checkPostalCost({ ...post, kind: 'collect' }, nowhere)).toEqual(costs(0))
  expect(checkPostalCost(post, nowhere)).toEqual(notOffered)
})
