import { describe, expect, it } from 'vitest'
import { seedCatalogue } from './catalogue.ts'
import { seedContent } from './content.ts'

const { categories, products } = seedCatalogue()
const { news, newsroom, pages } = seedContent()
const articles = [...news, ...pages]

const persian = [
  ...categories.flatMap((one) => [one.nameFa, one.descriptionFa, one.departmentFa]),
  ...products.flatMap((one) => [one.titleFa, one.brandFa, one.shortFa, one.descriptionFa, one.unitFa]),
  ...products.flatMap((one) => one.attributes.map(({ nameFa }) => nameFa)),
  ...articles.flatMap((one) => [one.titleFa, one.summaryFa, ...one.bodyFa]),
  ...news.flatMap(({ tagsFa }) => tagsFa),
  ...newsroom.categories.map(({ title }) => title.fa),
  ...newsroom.authors.flatMap(({ name, role }) => [name.fa, role.fa]),
]
const english = [
  ...categories.flatMap((one) => [one.nameEn, one.descriptionEn, one.departmentEn]),
  ...products.flatMap((one) => [one.titleEn, one.brandEn, one.shortEn, one.descriptionEn, one.unitEn]),
  ...products.flatMap((one) => one.attributes.flatMap(({ nameEn, valueEn }) => [nameEn, valueEn])),
  ...products.flatMap((one) => one.variants.map(({ titleEn }) => titleEn)),
  ...articles.flatMap((one) => [one.titleEn, one.summaryEn, ...one.bodyEn]),
  ...news.flatMap(({ tagsEn }) => tagsEn),
  ...newsroom.categories.map(({ title }) => title.en),
  ...newsroom.authors.flatMap(({ name, role }) => [name.en, role.en]),
]

describe('the seeded texts', () => {
  it('writes every Persian text in Persian letters', () => {
    expect(persian.filter((text) => !/[پچژگکیا-ه]/.test(text))).toEqual([])
  })

  it('writes every English text without Persian letters or digits', () => {
    expect(english.filter((text) => text === '' || /[\u0600-\u06ff]/.test(text))).toEqual([])
  })

  it('puts «an» before a number that sounds so', () => {
    expect(english.filter((text) => /\b[Aa] (8|11|18|eigh)/.test(text))).toEqual([])
  })

  it('says each product in one sentence and describes it in two to five', () => {
    const odd = products.filter(
      ({ shortFa, descriptionFa }) =>
        sentences(shortFa) !== 1 || sentences(descriptionFa) < 2 || sentences(descriptionFa) > 5,
    )
    expect(odd.map(({ code }) => code)).toEqual([])
  })

  it('describes no two products alike', () => {
    expect(new Set(products.map(({ descriptionFa }) => descriptionFa)).size).toBe(products.length)
  })

  it('makes addresses of Persian letters, Latin letters, digits and hyphens', () => {
    const slugs = [...categories, ...products, ...articles].map(({ slug }) => slug)
    expect(slugs.filter((slug) => !/^[\u0621-\u06cca-z0-9]+(-[\u0621-\u06cca-z0-9]+)*$/.test(slug))).toEqual(
      [],
    )
  })
})

function sentences(text: string): number {
  return text.split(/[.!؟](?:\s|$)/).filter((part) => part !== '').length
}
