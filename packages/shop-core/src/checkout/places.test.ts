import { expect, it } from 'vitest'
import { closenessOf } from './places.ts'

const destination = { provinceId: 8, cityId: 301 }

it.each([
  ['by its city', { provinceIds: [], cityIds: [300, 301] }, 2],
  ['by its city before its province', { provinceIds: [8], cityIds: [301] }, 2],
  ['by its province', { provinceIds: [8], cityIds: [] }, 1],
  ['by its province beside other cities', { provinceIds: [8], cityIds: [99] }, 1],
  ['as everywhere', { provinceIds: [], cityIds: [] }, 0],
  ['not among other cities', { provinceIds: [], cityIds: [99] }, null],
  ['not among other cities and provinces', { provinceIds: [9], cityIds: [99] }, null],
  ['not among other provinces', { provinceIds: [9], cityIds: [] }, null],
])('knows a destination %s', (_, places, closeness) => {
  expect(closenessOf(places, destination)).toBe(closeness)
})
