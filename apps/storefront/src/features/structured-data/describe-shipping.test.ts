import type { DeliveryMethod, Parcel } from '@rasteh/shop-core/checkout'
import { toRial } from '@rasteh/shop-core/money'
import { expect, it } from 'vitest'
import { describeShipping } from './describe-shipping.ts'

const everywhere = { provinceIds: [], cityIds: [] }
const post: DeliveryMethod = {
  id: 1,
  kind: 'post',
  places: everywhere,
  rates: [{ places: everywhere, upToGrams: null, priceRial: toRial(600_000) }],
  freeFromRial: null,
}
const parcel: Parcel = { weightGrams: 500, payableRial: toRial(900_000), onlyDownloadable: false }

const shippingOf = (methods: DeliveryMethod[], sent: Partial<Parcel> = {}) =>
  describeShipping(methods, {
    parcel: { ...parcel, ...sent },
    unit: 'rial',
    provinceTitle: (id) => `province ${id}`,
  })

it('costs the same in the whole country', () => {
  expect(shippingOf([post])).toEqual([
    {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: 600_000, currency: 'IRR' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IR' },
    },
  ])
})

it('names the provinces where one costs less', () => {
  const near = { places: { provinceIds: [8], cityIds: [] }, upToGrams: null, priceRial: toRial(300_000) }
  expect(shippingOf([{ ...post, rates: [...post.rates, near] }])).toMatchObject([
    { shippingRate: { value: 600_000 }, shippingDestination: { addressRegion: { length: 30 } } },
    { shippingRate: { value: 300_000 }, shippingDestination: { addressRegion: ['province 8'] } },
  ])
})

it('is free where the smallest order reaches the amount', () => {
  const method = { ...post, freeFromRial: toRial(900_000) }
  expect(shippingOf([method])).toMatchObject([{ shippingRate: { value: 0 } }])
})

it.each<[string, DeliveryMethod]>([
  ['freight, which the carrier is paid for', { ...post, kind: 'freight' }],
  ['what is collected at the shop', { ...post, kind: 'collect' }],
  ['a courier of some cities', { ...post, places: { provinceIds: [], cityIds: [7] } }],
  [
    'what costs otherwise in a city',
    {
      ...post,
      rates: [
        ...post.rates,
        { places: { provinceIds: [], cityIds: [7] }, upToGrams: null, priceRial: toRial(1) },
      ],
    },
  ],
  ['what is too heavy', { ...post, rates: [{ places: everywhere, upToGrams: 499, priceRial: toRial(1) }] }],
])('says nothing of %s', (_, method) => {
  expect(shippingOf([method])).toEqual([])
})

it('says nothing of what is downloaded', () => {
  expect(shippingOf([post], { onlyDownloadable: true })).toEqual([])
})
