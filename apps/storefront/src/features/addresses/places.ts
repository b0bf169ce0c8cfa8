import type { Say } from '@rasteh/messages/say'
import type { Culture } from '@rasteh/persian-text/culture'
import type { City } from '@rasteh/shop-store/reads/cities'

/** Where the shop sends to: its cities, and the provinces that have any. */
export type Places = { provinces: readonly { id: number; title: string }[]; cities: readonly City[] }

/** The cities and their provinces in the order of the page's alphabet. */
export function toPlaces(cities: readonly City[], { say, culture }: { say: Say; culture: Culture }): Places {
  const { compare } = new Intl.Collator(culture)
  const provinces = [...new Set(cities.map(({ provinceId }) => provinceId))].map((id) => ({
    id,
    title: sayProvince(say, id),
  }))
  return {
    provinces: provinces.toSorted((one, other) => compare(one.title, other.title)),
    cities: cities.toSorted((one, other) => compare(one.title, other.title)),
  }
}

function sayProvince(say: Say, id: number): string {
  // A province's number is one of the dashboard's choices, each of which has its text.
  return say(`Province${id}` as 'Province1')
}
