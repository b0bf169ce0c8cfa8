import type { CityPromiseWire, DeliveryCitiesWire } from '@rasteh/contracts/delivery'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { callShop } from './call-shop.ts'

export type ProvinceOfCities = { title: string; cities: readonly { id: number; title: string }[] }

/** What is said of a city: `gone` when the shop has no such city any more, `failed` when nothing could be read. */
export type CityPromise = { kind: 'said'; text: string } | { kind: 'gone' | 'failed' }

/** When an order of these goods (`variant:quantity`, with commas between) would arrive in a city. */
export async function loadCityPromise(cityId: number, lines: string): Promise<CityPromise> {
  const query = new URLSearchParams({ CityId: String(cityId), Lines: lines })
  const path = `${ADDED_PATHS.deliveryPromise}?${query}`
  try {
    const answer = await callShop({ label: 'delivery.promise', method: 'GET', path })
    if (!answer.ok) return { kind: answer.status === 404 ? 'gone' : 'failed' }
    const wire: CityPromiseWire = await answer.json()
    return { kind: 'said', text: wire.Text }
  } catch {
    return { kind: 'failed' }
  }
}

/** The cities under their provinces; null when they could not be read. */
export async function loadDeliveryCities(): Promise<readonly ProvinceOfCities[] | null> {
  try {
    const path = ADDED_PATHS.deliveryCities
    const answer = await callShop({ label: 'delivery.cities', method: 'GET', path })
    if (!answer.ok) return null
    const wire: DeliveryCitiesWire = await answer.json()
    return wire.map(({ Title, Cities }) => ({
      title: Title,
      cities: Cities.map((city) => ({ id: city.Id, title: city.Title })),
    }))
  } catch {
    return null
  }
}
