import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { loadDeliveryTerms } from '@rasteh/shop-store/reads/delivery-terms'
import { loadRelatedProducts, type Product } from '@rasteh/shop-store/reads/product'
import type { ProductCard } from '@rasteh/shop-store/reads/product-list'
import {
  CommentsSection,
  type FoundComments,
  findComments,
  RatingLink,
  readCommentsAfter,
} from '#features/comments/public.ts'
import {
  CompareBar,
  CompareButton,
  compareControl,
  groupsOf,
  toComparable,
} from '#features/compare/public.ts'
import { ProductGrid } from '#features/product-list/public-product-grid.ts'
import { FavoriteButton } from '#features/profile/public.ts'
import { loadReferences, NO_REFERENCES, type References } from '#features/rich-text/public.ts'
import { SpecialOrderButton } from '#features/special-order/public.ts'
import { describeBreadcrumbs, describeProduct, StructuredData } from '#features/structured-data/public.ts'
import { readLanguage } from '#page/culture/culture.ts'
import { definePage } from '#page/define-page.ts'
import { pageHead } from '#page/layout/page-head.ts'
import { Answer } from '#page/load/answer.ts'
import { readDatabase } from '#page/load/database.ts'
import { leadTo } from '#page/load/lead-to.ts'
import type { Site } from '#page/load/load-site.ts'
import { siteOrigin } from '#page/load/origin.ts'
import { categoryUrl, productUrl, toId, toWords } from '#page/load/page-urls.ts'
import { showsProducts } from '#page/load/request.ts'
import { logoOf } from '#page/load/shown-brand.ts'
import { describeSold } from './describe-sold.ts'
import { findProduct } from './load-product.ts'
import { ProductPage } from './product-page.tsx'

const RELATED_COUNT = 4

type Data = {
  product: Product
  variantId: number | null
  deliveryTerms: Awaited<ReturnType<typeof loadDeliveryTerms>>
  related: readonly ProductCard[]
  references: References
  comments: FoundComments
}

export default definePage<Data>({
  path: '/product/:id/:slug',
  isOfShop: true,
  load: async ({ params, search }) => {
    const product = await findProduct(params.id ?? '')
    if (!product) throw Answer.notFound()
    const variantId = toId(String(search.variant ?? ''))
    if (toWords(params.slug ?? '') !== product.slug)
      leadTo(`${productUrl(product)}${variantId ? `?variant=${variantId}` : ''}`)
    const place = { sectionType: 'product', sectionId: product.id } as const
    const [deliveryTerms, related, references, comments] = await Promise.all([
      loadDeliveryTerms(readDatabase()),
      loadRelatedProducts(readDatabase(), product, { locale: readLanguage(), limit: RELATED_COUNT }),
      product.description ? loadReferences(product.description) : NO_REFERENCES,
      findComments(place, readCommentsAfter(search)),
    ])
    showsProducts([product, ...related].map(({ id }) => id))
    return { product, variantId, deliveryTerms, related, references, comments }
  },
  head: ({ product }, site) => {
    const { title, shortText, pictures } = product
    const picture = pictures[0]?.picture ?? null
    return pageHead({ path: productUrl(product), title, description: shortText, picture }, site)
  },
  Component: ({ data, site }) => {
    const { product, variantId, related, references, comments } = data
    const { money, say } = site
    const comparable = toComparable({ ...product, picture: product.pictures[0]?.smallPicture ?? null })
    return (
      <>
        <StructuredData data={describe(data, site)} />
        <ProductPage
          product={product}
          variantId={variantId}
          references={references}
          money={money}
          say={say}
          rating={<RatingLink stars={comments.section.stars} site={site} />}
          actions={
            <>
              <FavoriteButton productId={product.id} />
              {comparable && <CompareButton {...comparable} />}
              <SpecialOrderButton />
            </>
          }
          comments={<CommentsSection found={comments} site={site} />}
          related={
            related.length > 0 && (
              <ProductGrid products={related} money={money} say={say} controlOf={compareControl} />
            )
          }
        />
        <CompareBar groupIds={groupsOf([product, ...related])} />
      </>
    )
  },
})

function describe(
  { product, deliveryTerms, comments }: Data,
  { culture, money, say, shopName, brand }: Site,
) {
  const site = { origin: siteOrigin(), culture, logo: logoOf(brand) }
  const { category } = product
  const reviewed = { stars: comments.section.stars, reviews: comments.page.comments }
  return [
    describeProduct(site, describeSold(product, { say, shopName, ...money, deliveryTerms, reviewed })),
    describeBreadcrumbs(site, [
      { title: say('HomePage'), path: PAGE_PATHS.home },
      { title: category.title, path: categoryUrl(category) },
      { title: product.title, path: productUrl(product) },
    ]),
  ]
}
