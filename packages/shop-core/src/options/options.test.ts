import { describe, expect, it } from 'vitest'
import { checkOptionChange } from './change-options.ts'
import { chipsOf } from './chips.ts'
import { checkChoice, readChoice, titleOfChoice } from './choice.ts'
import type { ProductOption } from './product-option.ts'
import { proposeKey } from './propose-key.ts'
import { readOptions } from './read-options.ts'

const value = (key: string, fa: string, en = '', colour: string | null = null) => ({
  key,
  label: { fa, en },
  colour,
  pictureId: null,
})
const colour: ProductOption = {
  key: 'colour',
  name: { fa: 'رنگ', en: 'Colour' },
  kind: 'colour',
  values: [value('black', 'مشکی', 'Black', '#000000'), value('red', 'قرمز', '', '#c3202a')],
}
const size: ProductOption = {
  key: 'size',
  name: { fa: 'سایز', en: 'Size' },
  kind: 'text',
  values: [value('m', 'M'), value('l', 'L')],
}
const options = [colour, size]
const blackM = { id: 1, sku: 'A', choice: { colour: 'black', size: 'm' } }

describe('options of a product', () => {
  const one = (change: object) => [{ ...colour, ...change }]
  const many = (count: number) => Array.from({ length: count }, (_, index) => value(`v${index}`, `${index}`))

  it.each([
    ['no list', 'رنگ', { kind: 'options-unreadable' }],
    ['a list of texts', ['رنگ'], { kind: 'options-unreadable' }],
    ['a kind that there is not', one({ kind: 'sound' }), { kind: 'options-unreadable' }],
    ['a key with spaces', one({ key: 'my colour' }), { kind: 'options-unreadable' }],
    [
      'a picture that is no number',
      one({ values: [{ ...value('a', 'آ'), pictureId: '1;' }] }),
      { kind: 'options-unreadable' },
    ],
    [
      'a colour with a style behind it',
      one({ values: [value('a', 'آ', '', '#fff;x:url(a)')] }),
      { kind: 'colour-unreadable', option: 1, value: 1 },
    ],
    [
      'a text that the database cannot keep',
      one({ name: { fa: 'ر\0نگ', en: '' } }),
      { kind: 'options-unreadable' },
    ],
    [
      'four options',
      ['a', 'b', 'c', 'd'].map((key) => ({ ...colour, key, name: { fa: key, en: '' } })),
      { kind: 'too-many-options', max: 3 },
    ],
    ['too many values', one({ values: many(101) }), { kind: 'too-many-values', option: 1, max: 100 }],
    ['no name', one({ name: { fa: '  ', en: '' } }), { kind: 'option-without-name', option: 1 }],
    ['no value', one({ values: [] }), { kind: 'option-without-values', option: 1 }],
    [
      'a value without a label',
      one({ values: [value('a', ' ')] }),
      { kind: 'value-without-label', option: 1, value: 1 },
    ],
    [
      'a name twice',
      [colour, { ...size, name: colour.name }],
      { kind: 'option-twice', option: 2, name: 'رنگ' },
    ],
    [
      'a label twice',
      one({ values: [value('a', 'آ'), value('b', 'آ ')] }),
      { kind: 'value-twice', option: 1, value: 2, label: 'آ' },
    ],
    [
      'a key twice',
      one({ values: [value('a', 'آ'), value('a', 'ب')] }),
      { kind: 'value-twice', option: 1, value: 2, label: 'ب' },
    ],
    [
      'a novel for a name',
      one({ name: { fa: 'ر'.repeat(61), en: '' } }),
      { kind: 'option-text-too-long', option: 1, max: 60 },
    ],
  ])('are refused with %s', (_what, given, refusal) => {
    expect(readOptions(given)).toEqual({ ok: false, refusal })
  })

  it('are read without the fields that nobody knows, at the limits too', () => {
    const given = [{ ...colour, evil: '<script>', values: many(100).map((one) => ({ ...one, href: 'x' })) }]
    expect(readOptions(given)).toEqual({ ok: true, value: [{ ...colour, values: many(100) }] })
    expect(readOptions(null)).toEqual({ ok: true, value: [] })
  })

  it('cannot lose what a variant is sold by, and say which', () => {
    expect(checkOptionChange(options, [size], [blackM])).toEqual({
      ok: false,
      refusal: { kind: 'option-in-use', option: 'رنگ', skus: ['A'] },
    })
    const onlyRed = { ...colour, values: colour.values.slice(1) }
    expect(checkOptionChange(options, [onlyRed, size], [blackM, { ...blackM, id: 2, sku: 'B' }])).toEqual({
      ok: false,
      refusal: { kind: 'value-in-use', option: 'رنگ', value: 'مشکی', skus: ['A', 'B'] },
    })
  })

  it('may be renamed, added and moved under variants that are sold', () => {
    const renamed = { ...colour, name: { fa: 'رنگ بدنه', en: '' } }
    const third = { ...size, key: 'cut', name: { fa: 'برش', en: '' } }
    expect(checkOptionChange(options, [third, size, renamed], [blackM]).ok).toBe(true)
  })
})

describe('a choice', () => {
  it.each([
    ['misses an option', { colour: 'red' }, { kind: 'choice-incomplete', option: 'سایز' }],
    [
      'names an option that there is not',
      { colour: 'red', size: 'm', cut: 'a' },
      { kind: 'choice-unknown', option: 'cut', value: 'a' },
    ],
    [
      'names a value that there is not',
      { colour: 'green', size: 'm' },
      { kind: 'choice-unknown', option: 'رنگ', value: 'green' },
    ],
    [
      "is another variant's, in whatever order",
      { size: 'm', colour: 'black' },
      { kind: 'choice-taken', sku: 'A' },
    ],
  ])('that %s is refused', (_what, choice, refusal) => {
    expect(checkChoice(choice, options, [blackM])).toEqual({ ok: false, refusal })
  })

  it('may be none, and says so in one way', () => {
    expect(checkChoice(null, options, [blackM])).toEqual({ ok: true, value: null })
    expect(readChoice({})).toEqual({ ok: true, value: null })
    expect(readChoice(undefined)).toEqual({ ok: true, value: null })
  })

  it.each([
    ['a list', ['a']],
    ['a text', 'black'],
    ['a number for a value', { colour: 1 }],
    ['an object for a value', { colour: { equals: 'x' } }],
    ['more options than there can be', { a: 'a', b: 'b', c: 'c', d: 'd' }],
    ['a key of code', { 'x" or 1=1': 'a' }],
  ])('cannot be %s', (_what, given) => {
    expect(readChoice(given)).toEqual({ ok: false, refusal: { kind: 'choice-unreadable' } })
  })

  it('is missing also where its option has the name of something that every object has', () => {
    const odd = { ...size, key: 'constructor' }
    expect(checkChoice({ colour: 'red' }, [colour, odd], [])).toMatchObject({
      refusal: { kind: 'choice-incomplete' },
    })
  })

  it('gives the variant its title in both languages, and none when it is not whole', () => {
    expect(titleOfChoice({ size: 'm', colour: 'black' }, options, 'fa')).toBe('مشکی · M')
    expect(titleOfChoice({ size: 'm', colour: 'red' }, options, 'en')).toBe('قرمز · M')
    expect(titleOfChoice({ colour: 'red' }, options, 'fa')).toBeNull()
    expect(titleOfChoice(null, options, 'fa')).toBeNull()
  })
})

describe('a key', () => {
  it.each([
    ['مشکی', [], 'black'],
    ['رنگ', [], 'colour'],
    ['۱۲۸ GB', [], '128-gb'],
    ['۱۲۸ گیگابایت', ['128'], '128-2'],
    ['چرم', ['v1'], 'v2'],
    ['XL', [], 'xl'],
  ])('of «%s» besides %j is %s', (label, taken, key) => {
    expect(proposeKey(label, taken)).toBe(key)
  })
})

describe('chips of a product of which some combinations are not made', () => {
  const variants = [
    { ...blackM, isBuyable: true },
    { id: 2, choice: { colour: 'red', size: 'm' }, isBuyable: false },
    { id: 3, choice: { colour: 'red', size: 'l' }, isBuyable: true },
    { id: 4, choice: null, isBuyable: true },
  ]

  it('keep what is chosen of the other option, sold out or not', () => {
    expect(chipsOf(colour, options, { variants, chosenId: 1 })).toEqual([
      { valueKey: 'black', variantId: 1, isChosen: true, isBuyable: true },
      { valueKey: 'red', variantId: 2, isChosen: false, isBuyable: false },
    ])
  })

  it('change the other option where the combination is not made', () => {
    expect(chipsOf(size, options, { variants, chosenId: 1 })).toEqual([
      { valueKey: 'm', variantId: 1, isChosen: true, isBuyable: true },
      { valueKey: 'l', variantId: 3, isChosen: false, isBuyable: true },
    ])
  })

  it('choose what can be bought for a variant without a choice, and nothing is marked then', () => {
    expect(
      chipsOf(colour, options, { variants, chosenId: 4 }).map(({ variantId, isChosen }) => [
        variantId,
        isChosen,
      ]),
    ).toEqual([
      [1, false],
      [3, false],
    ])
  })
})
