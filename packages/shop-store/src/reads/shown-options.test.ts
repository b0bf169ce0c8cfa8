import { describe, expect, it } from 'vitest'
import { toShownOptions } from './shown-options.ts'

const value = (key: string, fa: string, en = '', colour: string | null = null) => ({
  key,
  label: { fa, en },
  colour,
  pictureId: null,
})
const stored = [
  {
    key: 'colour',
    name: { fa: 'رنگ', en: 'Colour' },
    kind: 'colour',
    values: [value('black', 'مشکی', 'Black', '#000000'), value('red', 'قرمز', '', '#c3202a')],
  },
]

describe('the options that a page shows', () => {
  it('are in the language of the visitor, in Persian where there is no other, and without values that no variant has', () => {
    const variants = [{ choice: { colour: 'red' } }, { choice: null }]
    expect(toShownOptions(stored, variants, 'en')).toEqual([
      {
        key: 'colour',
        name: 'Colour',
        kind: 'colour',
        values: [{ key: 'red', label: 'قرمز', colour: '#c3202a' }],
      },
    ])
  })

  it.each([
    ['of which no variant has a whole choice', stored, [{ choice: null }, { choice: { size: 'm' } }]],
    ['that cannot be read', [{ key: 'x' }], [{ choice: { x: 'y' } }]],
    ['that are not there', null, [{ choice: { colour: 'red' } }]],
  ])('are none %s', (_what, options, variants) => {
    expect(toShownOptions(options, variants as [], 'fa')).toEqual([])
  })
})
