import { readFileSync } from 'node:fs'
import { provinceNames } from '@rasteh/messages/dashboard'
import { readData } from './read-data.ts'
import { MainCities } from './schema/cities.ts'
import { toShownCity } from './shown-city.ts'

/** A city that the seeded shop sends to, with the number of its province; the English name is null where none is known. */
export type SeedCity = readonly [province: number, fa: string, en: string | null]

type ListedCity = { province: number; county: string; city: string }

/** The list of the Statistical Centre; iran-cities.md says where it comes from. */
function readListed(): ListedCity[] {
  const numberOf = new Map(
    Object.entries(provinceNames).map(([number, name]) => [name as string, Number(number)]),
  )
  const [, ...rows] = readFileSync(new URL('./data/cities/iran-cities.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return rows.map((row) => {
    const [province = '', county = '', city = ''] = row.split('\t')
    const number = numberOf.get(province)
    if (number === undefined) throw new Error(`no province is called ${province}`)
    return { province: number, county: toShownCity(county), city: toShownCity(city) }
  })
}

/** One spelling for comparison: with or without spaces it is the same city. */
const keyOf = (province: number, city: string) => `${province} ${city.replaceAll(/[\s\u200c]/g, '')}`

/** Every city of the country; of two with one name in one province, the county tells them apart. */
export function seedCities(): readonly SeedCity[] {
  const main = readData(MainCities, 'cities/main-cities.json')
  const known = new Set(main.map(({ province, fa }) => keyOf(province, fa)))
  const listed = readListed().filter(({ province, city }) => !known.has(keyOf(province, city)))
  const counts = Map.groupBy(listed, ({ province, city }) => keyOf(province, city))
  const others = listed.map(({ province, county, city }): SeedCity => {
    const isAlone = counts.get(keyOf(province, city))?.length === 1
    return [province, isAlone ? city : `${city} (${county})`, null]
  })
  return [...main.map(({ province, fa, en }): SeedCity => [province, fa, en]), ...others]
}
