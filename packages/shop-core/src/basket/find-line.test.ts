import { describe, expect, it } from 'vitest'
import { aLine } from './basket.builder.ts'
import { findLine, findNamedLine } from './find-line.ts'
import type { LineChange } from './line-change.ts'

const change = (given: Partial<LineChange> = {}): LineChange => ({
  action: 'set',
  productId: 1,
  quantity: 1,
  ...given,
})

const plain = aLine({ id: 'plain' })
const noted = aLine({ id: 'noted', userDescription: 'حکاکی' })
const addon = aLine({ id: 'addon', addonOf: 'parent' })
const found = (lines: (typeof plain)[], given: Partial<LineChange> = {}, parentId: string | null = null) =>
  findLine(lines, { change: change(given), variantId: 11, parentId })?.id

describe('a line named by its id', () => {
  it('is found among lines of the same variant', () => {
    expect(found([plain, noted], { lineId: 'noted' })).toBe('noted')
  })

  it('is found with the variant that it holds', () => {
    expect(findNamedLine([plain], change({ lineId: 'plain', variantId: 11 }))).toBe(plain)
  })

  it.each([{ lineId: 'gone' }, { lineId: 'plain', productId: 2 }, { lineId: 'plain', variantId: 12 }, {}])(
    'is unknown by %j',
    (given) => {
      expect(findNamedLine([plain], change(given))).toBeUndefined()
    },
  )

  it('is looked for by its variant when the id is unknown', () => {
    expect(found([plain], { lineId: 'gone' })).toBe('plain')
  })
})

describe('a line without an id', () => {
  it('is the one with the same description', () => {
    expect(found([plain, noted], { userDescription: 'حکاکی' })).toBe('noted')
  })

  it('is the one without a description when none is given', () => {
    expect(found([noted, plain])).toBe('plain')
  })

  it.each(['set', 'subtract'] as const)(
    'is any line of the variant for %s without a description',
    (action) => {
      expect(found([noted], { action })).toBe('noted')
    },
  )

  it('is none for add, which begins a line without a description', () => {
    expect(found([noted], { action: 'add' })).toBeUndefined()
  })

  it('is none when another description is given', () => {
    expect(found([noted], { userDescription: 'بدون حکاکی' })).toBeUndefined()
  })

  it('is not that of another variant', () => {
    expect(found([aLine({ variantId: 12 })])).toBeUndefined()
  })

  it('is not an addon unless its product is meant', () => {
    expect(found([addon])).toBeUndefined()
  })

  it('is the addon of its product', () => {
    expect(found([plain, addon], {}, 'parent')).toBe('addon')
  })
})
