import { readFileSync } from 'node:fs'
import { provinceNames } from '@rasteh/messages/dashboard'
import { toShownCity } from './shown-city.ts'

/** A city that the seeded shop sends to, with the number of its province; the English name is null where none is known. */
export type SeedCity = readonly [province: number, fa: string, en: string | null]

/** The capital of every province, and the large cities besides: known in both languages, and first in the list. */
const MAIN_CITIES: readonly SeedCity[] = [
  [1, 'تبریز', 'Tabriz'],
  [1, 'مراغه', 'Maragheh'],
  [2, 'ارومیه', 'Urmia'],
  [2, 'خوی', 'Khoy'],
  [3, 'اردبیل', 'Ardabil'],
  [4, 'اصفهان', 'Isfahan'],
  [4, 'کاشان', 'Kashan'],
  [4, 'نجف‌آباد', 'Najafabad'],
  [5, 'کرج', 'Karaj'],
  [6, 'ایلام', 'Ilam'],
  [7, 'بوشهر', 'Bushehr'],
  [8, 'تهران', 'Tehran'],
  [8, 'ری', 'Rey'],
  [8, 'اسلامشهر', 'Eslamshahr'],
  [8, 'ورامین', 'Varamin'],
  [8, 'دماوند', 'Damavand'],
  [9, 'شهرکرد', 'Shahrekord'],
  [10, 'بیرجند', 'Birjand'],
  [11, 'مشهد', 'Mashhad'],
  [11, 'نیشابور', 'Neyshabur'],
  [11, 'سبزوار', 'Sabzevar'],
  [12, 'بجنورد', 'Bojnord'],
  [13, 'اهواز', 'Ahvaz'],
  [13, 'دزفول', 'Dezful'],
  [13, 'آبادان', 'Abadan'],
  [14, 'زنجان', 'Zanjan'],
  [15, 'سمنان', 'Semnan'],
  [15, 'شاهرود', 'Shahrud'],
  [16, 'زاهدان', 'Zahedan'],
  [16, 'چابهار', 'Chabahar'],
  [17, 'شیراز', 'Shiraz'],
  [17, 'مرودشت', 'Marvdasht'],
  [18, 'قزوین', 'Qazvin'],
  [19, 'قم', 'Qom'],
  [20, 'سنندج', 'Sanandaj'],
  [20, 'مریوان', 'Marivan'],
  [21, 'کرمان', 'Kerman'],
  [21, 'رفسنجان', 'Rafsanjan'],
  [22, 'کرمانشاه', 'Kermanshah'],
  [23, 'یاسوج', 'Yasuj'],
  [24, 'گرگان', 'Gorgan'],
  [24, 'گنبد کاووس', 'Gonbad-e Kavus'],
  [25, 'رشت', 'Rasht'],
  [25, 'لاهیجان', 'Lahijan'],
  [26, 'خرم‌آباد', 'Khorramabad'],
  [26, 'بروجرد', 'Borujerd'],
  [27, 'ساری', 'Sari'],
  [27, 'بابل', 'Babol'],
  [27, 'آمل', 'Amol'],
  [28, 'اراک', 'Arak'],
  [29, 'بندرعباس', 'Bandar Abbas'],
  [29, 'قشم', 'Qeshm'],
  [30, 'همدان', 'Hamadan'],
  [30, 'ملایر', 'Malayer'],
  [31, 'یزد', 'Yazd'],
]

type ListedCity = { province: number; county: string; city: string }

/** The list of the Statistical Centre; where it comes from stands in iran-cities.md. */
function readListed(): ListedCity[] {
  const numberOf = new Map(
    Object.entries(provinceNames).map(([number, name]) => [name as string, Number(number)]),
  )
  const [, ...rows] = readFileSync(new URL('./iran-cities.tsv', import.meta.url), 'utf8')
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
  const main = new Set(MAIN_CITIES.map(([province, fa]) => keyOf(province, fa)))
  const listed = readListed().filter(({ province, city }) => !main.has(keyOf(province, city)))
  const counts = Map.groupBy(listed, ({ province, city }) => keyOf(province, city))
  const others = listed.map(({ province, county, city }): SeedCity => {
    const isAlone = counts.get(keyOf(province, city))?.length === 1
    return [province, isAlone ? city : `${city} (${county})`, null]
  })
  return [...MAIN_CITIES, ...others]
}
