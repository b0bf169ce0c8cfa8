import { isComplete, isSameChoice, readOptions } from '@rasteh/shop-core/options'
import { describe, expect, it } from 'vitest'
import { seedCatalogue } from './catalogue.ts'

const { products } = seedCatalogue()
const withOptions = products.filter(({ options }) => options.length > 0)
const variantsOf = (code: string) => products.find((product) => product.code === code)

describe('the options of seeded products', () => {
  it('are those of a good part of the catalogue, and the rest is sold under titles', () => {
    expect(withOptions.length).toBeGreaterThan(100)
    const titled = products.filter(({ options, variants }) => options.length === 0 && variants.length > 1)
    expect(titled.length).toBeGreaterThan(20)
  })

  it('are such as a manager could have written, with a whole choice of its own for each variant', () => {
    for (const { code, options, variants } of withOptions) {
      expect([code, readOptions(options)]).toEqual([code, { ok: true, value: options }])
      for (const { choice } of variants) {
        expect([code, isComplete(choice, options)]).toEqual([code, true])
        const same = variants.filter((other) => isSameChoice(other.choice ?? {}, choice ?? {}))
        expect([code, same.length]).toEqual([code, 1])
      }
    }
  })

  it('tell storage from colour, and sizes by their short names', () => {
    const phone = variantsOf('phone-negara-a14')
    expect(
      phone?.options.map(({ name, kind, values }) => [name.fa, kind, values.map(({ key }) => key)]),
    ).toEqual([
      ['حافظه', 'text', ['64-gb', '128-gb']],
      ['رنگ', 'colour', ['turquoise', 'black']],
    ])
    expect(phone?.variants.map(({ titleFa }) => titleFa)).toEqual([
      '۶۴ گیگابایت · فیروزه‌ای',
      '۱۲۸ گیگابایت · مشکی',
      '۶۴ گیگابایت · مشکی',
      '۱۲۸ گیگابایت · فیروزه‌ای',
    ])
    expect(variantsOf('cloth-nakhl-tee-shamseh')?.variants.map(({ titleEn }) => titleEn)).toEqual([
      'S',
      'M',
      'L',
      'XL',
    ])
  })
})
