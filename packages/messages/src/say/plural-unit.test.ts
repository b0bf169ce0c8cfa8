import { describe, expect, it } from 'vitest'
import { fillText } from './fill-text.ts'
import { pluralUnit } from './plural-unit.ts'

describe('an English unit', () => {
  it.each([
    ['piece', 2, 'pieces'],
    ['piece', 1, 'piece'],
    ['piece', 0, 'pieces'],
    ['box', 3, 'boxes'],
    ['dish', 3, 'dishes'],
    ['glass', 3, 'glasses'],
    ['copy', 2, 'copies'],
    ['tray', 2, 'trays'],
    ['kg', 2, 'kg'],
    ['pieces', 2, 'pieces'],
    ['بسته', 2, 'بسته'],
    ['', 2, ''],
  ])('%s for %i is %s', (unit, count, shown) => {
    expect(pluralUnit(unit, count)).toBe(shown)
  })

  it('follows the count of its text', () => {
    const left = (count: number) => fillText('Only {count} {unit} left', { count, unit: 'piece' }, 'en-US')
    expect([left(1), left(2)]).toEqual(['Only 1 piece left', 'Only 2 pieces left'])
  })

  it('follows the higher end of a range', () => {
    const text = fillText('{from} to {to} {unit}', { from: 1, to: 4, unit: 'pack' }, 'en-US')
    expect(text).toBe('1 to 4 packs')
  })

  it('stays as it is in Persian, where counted things are not many', () => {
    expect(fillText('{count} {unit}', { count: 2, unit: 'عدد' }, 'fa-IR')).toBe('۲ عدد')
  })
})
