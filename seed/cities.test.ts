import { expect, it } from 'vitest'
import { seedCities } from './cities.ts'
import { toShownCity } from './shown-city.ts'

it.each([
  ['خرم آباد', 'خرم‌آباد'],
  ['حسن اباد', 'حسن‌آباد'],
  ['خمینی شهر', 'خمینی‌شهر'],
  ['قایم شهر', 'قائم‌شهر'],
  ['کارزین (فتح آباد)', 'کارزین (فتح‌آباد)'],
  ['شهر امام', 'شهر امام'],
  ['چاه ورز', 'چاه ورز'],
  ['آباده', 'آباده'],
])('writes %s as %s', (listed, shown) => {
  expect(toShownCity(listed)).toBe(shown)
})

it('knows every city of the official list in all 31 provinces, each once in its province', () => {
  const cities = seedCities()
  expect(cities.length).toBeGreaterThanOrEqual(1354)
  expect(new Set(cities.map(([province]) => province)).size).toBe(31)
  const names = cities.map(([province, fa]) => `${province} ${fa.replaceAll(/[\s\u200c]/g, '')}`)
  expect(new Set(names).size).toBe(names.length)
})

it('begins with the large cities, which are known in English too', () => {
  expect(seedCities().filter(([province]) => province === 8)[0]).toEqual([8, 'تهران', 'Tehran'])
})
