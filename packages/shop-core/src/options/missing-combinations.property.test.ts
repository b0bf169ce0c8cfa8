import { propertyRuns } from '@rasteh/test-kit/property'
import { assert, property } from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { checkOptionChange } from './change-options.ts'
import { chipsOf } from './chips.ts'
import { checkChoice, isSameChoice } from './choice.ts'
import { missingCombinations } from './missing-combinations.ts'
import { optionsAndSeed, someOptions } from './options.arbitrary.ts'
import type { ChoosingVariant, ProductOption } from './product-option.ts'
import { readOptions } from './read-options.ts'
import { isComplete } from './whole-choice.ts'

vi.setConfig({ testTimeout: 60_000 })

const allOf = (options: ProductOption[], variants: ChoosingVariant[] = []) => {
  const found = missingCombinations(options, variants, { baseSku: 'KIF' })
  return found.ok ? found.value : []
}
const made = (combinations: ReturnType<typeof allOf>): ChoosingVariant[] =>
  combinations.map(({ choice, sku }, index) => ({ id: index + 1, sku, choice }))
const some = (options: ProductOption[], seed: number) =>
  made(allOf(options)).filter((_, index) => ((seed >> (index % 19)) & 1) === 1)

describe('the combinations that are missing', () => {
  it('are, with those that are made, every combination once, each with a code of its own', () => {
    assert(
      property(optionsAndSeed, ({ options, seed }) => {
        const variants = some(options, seed)
        const whole = [...variants, ...made(allOf(options, variants))]
        expect(whole).toHaveLength(options.reduce((count, { values }) => count * values.length, 1))
        expect(new Set(whole.map(({ sku }) => sku)).size).toBe(whole.length)
        for (const { choice } of whole)
          expect(whole.filter((one) => isSameChoice(one.choice ?? {}, choice ?? {}))).toHaveLength(1)
      }),
      propertyRuns(),
    )
  })

  it('are none once they are made, and each of them may be chosen until it is', () => {
    assert(
      property(someOptions, (options) => {
        const all = made(allOf(options))
        expect(allOf(options, all)).toEqual([])
        for (const { choice } of all) {
          expect(isComplete(choice, options)).toBe(true)
          expect(checkChoice(choice, options, [])).toMatchObject({ ok: true })
          expect(checkChoice(choice, options, all)).toMatchObject({ refusal: { kind: 'choice-taken' } })
        }
      }),
      propertyRuns(),
    )
  })

  it('keep their order, whichever are made already', () => {
    assert(
      property(optionsAndSeed, ({ options, seed }) => {
        const order = allOf(options).map(({ choice }) => JSON.stringify(choice))
        const left = allOf(options, some(options, seed)).map(({ choice }) => JSON.stringify(choice))
        expect(left).toEqual(order.filter((one) => left.includes(one)))
      }),
      propertyRuns(),
    )
  })
})

describe('options that change', () => {
  it('lose nothing that a variant has, and anything that none has', () => {
    assert(
      property(optionsAndSeed, ({ options, seed }) => {
        const variants = some(options, seed)
        const [first, ...rest] = options
        if (!first) return
        const [value, ...others] = first.values
        const without = [{ ...first, values: others }, ...rest]
        const holders = variants.filter(({ choice }) => choice?.[first.key] === value?.key)
        expect(checkOptionChange(options, without, variants).ok).toBe(holders.length === 0)
        expect(checkOptionChange(options, rest, variants).ok).toBe(variants.length === 0)
        expect(checkOptionChange(options, options.toReversed(), variants).ok).toBe(true)
      }),
      propertyRuns(),
    )
  })

  it('are read back as they were written', () => {
    assert(
      property(someOptions, (options) => {
        expect(readOptions(JSON.parse(JSON.stringify(options)))).toEqual({ ok: true, value: options })
      }),
      propertyRuns(),
    )
  })
})

describe('chips', () => {
  it('lead to every variant by pressing one value of each option, and mark what is chosen', () => {
    assert(
      property(optionsAndSeed, ({ options, seed }) => {
        const variants = some(options, seed).map((variant) => ({
          ...variant,
          isBuyable: variant.id % 3 !== 0,
        }))
        for (const wanted of variants) {
          const shown = options.map((option) => chipsOf(option, options, { variants, chosenId: wanted.id }))
          expect(shown.map((chips) => chips.find(({ isChosen }) => isChosen)?.valueKey)).toEqual(
            options.map(({ key }) => wanted.choice?.[key]),
          )
          for (const chip of shown.flat()) {
            const target = variants.find(({ id }) => id === chip.variantId)
            expect(chip.isBuyable).toBe(target?.isBuyable)
          }
        }
      }),
      propertyRuns(),
    )
  })
})
