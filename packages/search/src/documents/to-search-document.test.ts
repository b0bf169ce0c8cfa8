import { describe, expect, it } from 'vitest'
import type { SearchSource } from './search-source.ts'
import { toSearchDocument } from './to-search-document.ts'

const source: SearchSource = {
  productId: 7,
  titles: ['قاب سیلیکونی اسپیگن مدل SP-12 مناسب برای گوشی سامسونگ Galaxy S24', 'Spigen case'],
  brands: ['اسپیگن', 'Spigen'],
  categories: ['قاب و کاور گوشی', 'لوازم جانبی'],
  attributes: [{ name: 'رنگ', value: 'قهوه‌ای' }],
  variants: ['۱۲۸ گیگابایت، مشکی'],
  codes: ['RST-100045', 'گارانتی'],
  descriptions: ['از گوشی‌ها نگه‌داری می‌کند.'],
  facets: {
    categoryIds: [1, 2],
    brand: 'اسپیگن',
    attributes: [{ name: 'رنگ', value: 'قهوه‌ای' }],
    priceRial: 1_000,
    discountPercent: 0,
    isOffered: false,
    isInStock: true,
    popularity: 1,
    createdAt: new Date(0),
  },
}

describe('toSearchDocument', () => {
  it('keeps each text in its field', () => {
    expect(toSearchDocument(source)).toMatchObject({
      productId: 7,
      brand: ['اسپیگن', 'spigen'],
      category: expect.arrayContaining(['قاب', 'کاور', 'گوشی', 'جانبی']),
      attributes: expect.arrayContaining(['رنگ', 'قهوهای', '128gb', 'مشکی']),
      latin: expect.arrayContaining(['~aspign', '~qab']),
      description: ['از', 'گوشیها', 'نگهداری', 'میکند'],
      facets: source.facets,
    })
  })

  it('knows models and stock codes, and nothing else, as codes', () => {
    expect(toSearchDocument(source).codes).toEqual(['rst100045', 'sp12'])
  })

  it('counts what a thing is made for less than what it is', () => {
    const { title, titleForms } = toSearchDocument(source)
    expect(title).toEqual([
      'قاب',
      'سیلیکونی',
      'اسپیگن',
      'مدل',
      'sp12',
      'spigen',
      'case',
      '=sp12',
      '=spigencase',
      '=case',
    ])
    expect(titleForms).toEqual(expect.arrayContaining(['گوشی', 'سامسونگ', 'galaxy', 's24', '=galaxys24']))
  })

  it('knows what the thing is called, in all forms, and its first word', () => {
    const phones = { ...source, titles: ['گوشی‌های ساده با قاب', 'Plain phones'] }
    const { named, head } = toSearchDocument(phones)
    expect(named).toEqual(expect.arrayContaining(['گوشیهای', 'گوشی', 'ساده']))
    expect(named).not.toContain('قاب')
    expect(named).not.toContain('phones')
    expect(head).toEqual(['گوشیهای', 'گوشی'])
  })

  it('knows what kind of thing an attribute names, and nothing by an attribute that it lacks', () => {
    const attributes = [
      { name: 'نوع', value: 'دمنوش گیاهی' },
      { name: 'حذف نویز', value: 'ندارد' },
    ]
    const { named, attributes: tokens } = toSearchDocument({ ...source, attributes })
    expect(named).toContain('دمنوش')
    expect(tokens).not.toContain('نویز')
  })

  it('links no ی to the first word', () => {
    const { head } = toSearchDocument({ ...source, titles: ['بلندگوی رومیزی'] })
    expect(head).toEqual(['بلندگوی', 'بلندگو'])
  })

  it('gives the same document to the same product', () => {
    expect(toSearchDocument(source)).toEqual(toSearchDocument(structuredClone(source)))
  })

  it('keeps the beginning of a description without end', () => {
    const long = { ...source, descriptions: ['الف ب '.repeat(100_000)] }
    expect(toSearchDocument(long).description).toEqual(['الف', 'ب'])
  })
})
