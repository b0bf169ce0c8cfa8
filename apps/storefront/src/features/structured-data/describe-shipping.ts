import { checkPostalCost, type DeliveryMethod, type Parcel } from '@rasteh/shop-core/checkout'
import type { PriceUnit } from '@rasteh/shop-core/money'

/** The provinces of the country by their number. */
export const PROVINCE_IDS = Array.from({ length: 31 }, (_, at) => at + 1)

type Sent = { parcel: Parcel; unit: PriceUnit; provinceTitle: (id: number) => string }

/**
 * What sending a parcel costs, method by method, to each group of provinces with one price, as the checkout reckons it.
 * It leaves out unknown costs: freight is paid to the carrier, and a method that names cities costs otherwise in them. What
 * is collected at the shop is not sent.
 */
export function describeShipping(methods: readonly DeliveryMethod[], sent: Sent) {
  if (sent.parcel.onlyDownloadable) return []
  return methods.filter(isSameInProvince).flatMap((method) => {
    const groups = Map.groupBy(PROVINCE_IDS, (provinceId) => costOf(method, provinceId, sent))
    return [...groups].flatMap(([costRial, provinceIds]) =>
      costRial === null ? [] : [shippingTo(provinceIds, costRial, sent)],
    )
  })
}

function isSameInProvince({ kind, places, rates }: DeliveryMethod): boolean {
  return (
    kind !== 'freight' &&
    kind !== 'collect' &&
    [places, ...rates.map((rate) => rate.places)].every(namesNoCity)
  )
}

const namesNoCity = ({ cityIds }: DeliveryMethod['places']) => cityIds.length === 0

/** No city has this number: the province alone is asked about. */
const ANY_CITY = 0

function costOf(method: DeliveryMethod, provinceId: number, { parcel, unit }: Sent): number | null {
  const outcome = checkPostalCost(method, { parcel, unit, destination: { provinceId, cityId: ANY_CITY } })
  return outcome.ok ? outcome.value.costRial : null
}

function shippingTo(provinceIds: readonly number[], costRial: number, { provinceTitle }: Sent) {
  const isWholeCountry = provinceIds.length === PROVINCE_IDS.length
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: costRial, currency: 'IRR' },
    shippingDestination: {
      '@type': 'DefinedRegion',
      addressCountry: 'IR',
      ...(isWholeCountry ? {} : { addressRegion: provinceIds.map(provinceTitle) }),
    },
  }
}
