import { expect, it } from 'vitest'
import { toPlace } from './to-place.ts'

it('writes province, city and street in one line', () => {
  expect(toPlace({ provinceId: 4, cityTitle: 'کاشان', address: 'خیابان امیرکبیر' })).toBe(
    'اصفهان، کاشان، خیابان امیرکبیر',
  )
})

it('says a name that is both the province’s and the city’s once, and leaves out what is not known', () => {
  expect(toPlace({ provinceId: 4, cityTitle: 'اصفهان' })).toBe('اصفهان')
  expect(toPlace({})).toBe('')
})
