import { expect, it } from 'vitest'
import { fromCursor, type Place, toCursor } from './cursor.ts'

it('comes back the same', () => {
  for (const place of [
    [1.5, -2, 3],
    [0, 0, 2_147_483_647],
  ] satisfies Place[])
    expect(fromCursor(toCursor(place))).toEqual(place)
})

it.each([
  '[1,0,1.5]',
  '[1,0,2147483648]',
  '[1,0,1e300]',
  '[1,0,"1"]',
  '[1,0,null]',
  '[1,0]',
  '{"length":3}',
  '[1e999,0,1]',
  'no',
])('takes %s for the beginning', (written) => {
  expect(fromCursor(Buffer.from(written).toString('base64url'))).toBeNull()
})
