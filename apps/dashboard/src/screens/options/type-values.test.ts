import { readOptions } from '@rasteh/shop-core/options'
import { describe, expect, it } from 'vitest'
import { moveValue, newOption, PLAIN_PATCH, showAs, typeValues } from './type-values.ts'

describe('values as managers type them', () => {
  const colour = newOption('رنگ', [])

  it('come with their keys, and colours with their patch and English name', () => {
    const values = typeValues(colour, 'مشکی، قرمز , ملایم\nمشکی')
    expect(values.map(({ key, label, colour }) => [key, label.en, colour])).toEqual([
      ['black', 'Black', '#1f2226'],
      ['red', 'Red', '#c3202a'],
      ['v1', '', PLAIN_PATCH],
    ])
  })

  it('are added to those that are there, whose keys stay', () => {
    const first = { ...colour, values: typeValues(colour, 'قرمز') }
    const renamed = {
      ...first,
      values: first.values.map((value) => ({ ...value, label: { fa: 'آلبالویی', en: '' } })),
    }
    expect(typeValues(renamed, 'قرمز').map(({ key }) => key)).toEqual(['red', 'red-2'])
  })

  it('change places one by one, and the first and the last go no further', () => {
    const size = { ...newOption('سایز', []), values: typeValues(newOption('سایز', []), 'M، S، L') }
    const moved = (key: string, by: -1 | 1) => moveValue(size, key, by).map((value) => value.key)
    expect([moved('s', -1), moved('m', -1), moved('l', 1)]).toEqual([
      ['s', 'm', 'l'],
      ['m', 's', 'l'],
      ['m', 's', 'l'],
    ])
  })

  it('make options that a product may have, whatever way they are shown', () => {
    const size = newOption('سایز', [colour])
    const options = [
      { ...colour, values: typeValues(colour, 'سبز، آبی') },
      showAs({ ...size, values: typeValues(size, 'S،M،۴۲') }, 'colour'),
    ]
    expect(readOptions(options)).toEqual({ ok: true, value: options })
    expect(options[1]?.values.map(({ key }) => key)).toEqual(['s', 'm', '42'])
  })
})
