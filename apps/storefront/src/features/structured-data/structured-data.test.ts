import { describe, expect, it } from 'vitest'
import { describeBreadcrumbs, describeNews, describeShop, type Site } from './describe-page.ts'
import { describeProduct, type SoldProduct } from './describe-product.ts'
import { toScriptText } from './to-script-text.ts'

const ORIGIN = 'https://rasteh.test'
const persian: Site = { origin: ORIGIN, culture: 'fa-IR' }
const english: Site = { origin: ORIGIN, culture: 'en-US' }

const tea = { id: 71, title: null, sku: 'TEA-1', stock: 4, min: 2, unitPriceRial: 850_000, shipping: [] }
const product: SoldProduct = {
  id: 7,
  title: 'چای',
  description: null,
  brand: 'گلستان',
  ratings: {},
  pictures: ['/media/tea.webp', '/media/tea-2.webp'],
  path: '/product/7/tea',
  taxPercent: 10,
  shopName: 'راسته',
  variants: [tea],
}
const group: SoldProduct = {
  ...product,
  variants: [
    { ...tea, title: '۵۰۰ گرمی' },
    { ...tea, id: 72, sku: 'TEA-2', title: 'یک کیلویی', stock: 1, unitPriceRial: 900_000 },
    { ...tea, id: 73, sku: 'TEA-3', unitPriceRial: null },
  ],
}

describe('a product for search engines', () => {
  it('costs Rials, says what is left and who sells it', () => {
    expect(describeProduct(persian, product)).toMatchObject({
      '@type': 'Product',
      sku: 'TEA-1',
      offers: {
        '@type': 'Offer',
        price: 850_000,
        priceCurrency: 'IRR',
        availability: 'https://schema.org/InStock',
        seller: { '@type': 'Organization', name: 'راسته' },
      },
    })
  })

  it.each([
    [10, false],
    [0, true],
  ])('with a tax of %i percent says of its price whether that is all: %s', (taxPercent, isAll) => {
    expect(describeProduct(persian, { ...product, taxPercent })).toMatchObject({
      offers: {
        priceSpecification: { price: 850_000, priceCurrency: 'IRR', valueAddedTaxIncluded: isAll },
      },
    })
  })

  it('in several variants is a group of them, each with its own price and address', () => {
    const described = describeProduct(persian, group)
    expect(described).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: '7',
      hasVariant: [
        { '@type': 'Product', sku: 'TEA-1', name: 'چای ۵۰۰ گرمی', offers: { price: 850_000 } },
        {
          sku: 'TEA-2',
          url: 'https://rasteh.test/product/7/tea?variant=72',
          offers: { price: 900_000, availability: 'https://schema.org/OutOfStock' },
        },
        { sku: 'TEA-3', name: 'چای' },
      ],
    })
    expect(described).not.toHaveProperty('offers')
    expect(described).not.toHaveProperty('hasVariant.2.offers')
  })

  it('has whole addresses, in the culture of its page, and all its pictures', () => {
    expect(describeProduct(english, product)).toMatchObject({
      url: 'https://rasteh.test/product/7/tea?language=en-US',
      offers: { url: 'https://rasteh.test/product/7/tea?language=en-US' },
      image: ['https://rasteh.test/media/tea.webp', 'https://rasteh.test/media/tea-2.webp'],
    })
  })

  it('says what sending costs only where that is known', () => {
    const shipping = [{ '@type': 'OfferShippingDetails' }]
    const sent = { ...product, variants: [{ ...tea, shipping }] }
    expect(describeProduct(persian, sent)).toHaveProperty('offers.shippingDetails', shipping)
    expect(describeProduct(persian, product)).not.toHaveProperty('offers.shippingDetails')
  })

  it('claims nothing that the shop does not know', () => {
    const text = JSON.stringify(describeProduct(persian, group))
    expect(text).not.toMatch(/aggregateRating|review|gtin|hasMerchantReturnPolicy/)
  })
})

it.each([
  [persian, 'https://rasteh.test/category/1/tea'],
  [english, 'https://rasteh.test/category/1/tea?language=en-US'],
])('counts the steps of the way from one, in %j', (site, item) => {
  const breadcrumbs = describeBreadcrumbs(site, [
    { title: 'خانه', path: '/' },
    { title: 'چای', path: '/category/1/tea' },
  ])
  expect(breadcrumbs.itemListElement).toMatchObject([{ position: 1 }, { position: 2, item }])
})

it.each([
  [persian, 'https://rasteh.test/search/q/{search_term_string}'],
  [english, 'https://rasteh.test/search/q/{search_term_string}?language=en-US'],
])('says how to search in the shop, in %j', (site, urlTemplate) => {
  expect(describeShop(site, { name: 'راسته', searchPage: '/search', elsewhere: [] })[1]).toMatchObject({
    potentialAction: { target: { urlTemplate }, 'query-input': 'required name=search_term_string' },
  })
})

it('says nothing of a search that a company’s site does not have, and where else the company is', () => {
  const elsewhere = ['https://instagram.com/rasteh']
  const [company, website] = describeShop(
    { ...persian, logo: '/media/brand/512/a.webp.png' },
    {
      ...{ name: 'راسته', searchPage: null, elsewhere },
    },
  )
  expect(company).toMatchObject({
    sameAs: elsewhere,
    logo: 'https://rasteh.test/media/brand/512/a.webp.png',
  })
  expect(website).not.toHaveProperty('potentialAction')
})

describe('an item of news', () => {
  const item = {
    title: 'نوروز',
    summary: null,
    picture: null,
    publishedAt: new Date('2026-03-20T00:00:00Z'),
    updatedAt: new Date('2026-03-21T00:00:00Z'),
    path: '/news/nowruz',
    shopName: 'راسته',
    author: null,
    section: null,
    tags: [],
  }

  it('says when it changed, and that the shop has written it', () => {
    const organization = { '@type': 'Organization', name: 'راسته', url: 'https://rasteh.test/' }
    expect(describeNews(english, item)).toMatchObject({
      datePublished: '2026-03-20T00:00:00.000Z',
      dateModified: '2026-03-21T00:00:00.000Z',
      mainEntityOfPage: 'https://rasteh.test/news/nowruz?language=en-US',
      author: organization,
      publisher: organization,
    })
  })

  it('names its author, its category and its tags where it has them', () => {
    const author = { name: 'سارا نیک‌پی', role: 'دبیر خبر', picture: '/media/sara.webp' }
    expect(
      describeNews(persian, { ...item, author, section: 'رویدادها', tags: ['نوروز', 'عید'] }),
    ).toMatchObject({
      author: {
        '@type': 'Person',
        name: 'سارا نیک‌پی',
        jobTitle: 'دبیر خبر',
        image: 'https://rasteh.test/media/sara.webp',
      },
      publisher: { name: 'راسته' },
      articleSection: 'رویدادها',
      keywords: ['نوروز', 'عید'],
    })
    expect(describeNews(persian, item)).not.toHaveProperty('keywords')
  })

  it('that was written before its day has not changed since', () => {
    const updatedAt = new Date('2026-03-01T00:00:00Z')
    expect(describeNews(persian, { ...item, updatedAt }).dateModified).toBe('2026-03-20T00:00:00.000Z')
  })
})

it('cannot end the script that it stands in', () => {
  expect(toScriptText({ name: '</script><script>alert(1)</script>' })).not.toContain('<')
})
