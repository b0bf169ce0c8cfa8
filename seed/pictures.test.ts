import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { seedCatalogue } from './catalogue.ts'
import { seedContent } from './content.ts'
import { drawAuthor, drawCategory, drawNews, drawProduct } from './pictures.ts'

const { categories, products } = seedCatalogue()
const { news, newsroom } = seedContent()

const drawn = {
  product: products.map((product) => drawProduct(product)),
  category: categories.map(drawCategory),
  news: news.map(drawNews),
  author: newsroom.authors.map(drawAuthor),
}
const all = Object.values(drawn).flat()

const SIZES = [
  ['product', 1200, 1200],
  ['category', 1200, 1200],
  ['news', 1200, 800],
  ['author', 1200, 1200],
] as const

describe('the seeded pictures', () => {
  it.each(SIZES)('are well-formed when they show a %s, and of its size', async (kind, width, height) => {
    const sizes = await Promise.all(drawn[kind].map((svg) => sharp(Buffer.from(svg)).metadata()))
    expect(sizes.filter((size) => size.width !== width || size.height !== height)).toEqual([])
  })

  it('are each different from every other', () => {
    expect(new Set(all).size).toBe(all.length)
  })

  it('are the same at every call', () => {
    expect(products.map((product) => drawProduct(product))).toEqual(drawn.product)
    expect(news.map(drawNews)).toEqual(drawn.news)
  })

  it('weigh at most twelve kilobytes each', () => {
    expect(all.map((svg) => Buffer.byteLength(svg)).filter((bytes) => bytes > 12_000)).toEqual([])
  })

  it('carry no text and nothing from elsewhere', () => {
    expect(
      all.filter((svg) => /<text|<image|<script|<foreignObject|href="[^#]|url\((?!#)/.test(svg)),
    ).toEqual([])
  })

  it('define whatever they refer to, once', () => {
    const broken = all.filter((svg) => {
      const defined = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      const used = [...svg.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, id]) => id)
      return new Set(defined).size !== defined.length || used.some((id) => !defined.includes(id))
    })
    expect(broken).toEqual([])
  })

  it('draw numbers that are numbers', () => {
    expect(all.filter((svg) => /NaN|undefined|Infinity|\[object/.test(svg))).toEqual([])
  })

  it('stand before another wall than their neighbour', () => {
    const walls = products.map(({ look }) => look.turn)
    const same = products.filter(
      ({ categoryCode }, index) =>
        products[index - 1]?.categoryCode === categoryCode && walls[index - 1] === walls[index],
    )
    expect(same).toEqual([])
  })

  it('show a variant in its own colour', () => {
    const [phone] = products
    expect(phone && drawProduct(phone, '#b3202a')).not.toBe(phone && drawProduct(phone))
    expect(phone && drawProduct(phone, '#b3202a')).toContain('#b3202a')
  })
})
