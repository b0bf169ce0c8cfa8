import { PAGE_PATHS } from '@rasteh/contracts/paths'
import type { Culture } from '@rasteh/persian-text/culture'
import { loadDeliveryTerms } from '@rasteh/shop-store/reads/delivery-terms'
import { loadRelatedProducts, type Product } from '@rasteh/shop-store/reads/product'
import type { Metadata } from 'next'
import { CommentsSection } from '../../../../../features/comments/comments-section.tsx'
import { readCommentsAfter } from '../../../../../features/comments/load-comments.ts'
import { compareControl, groupsOf, toComparable } from '../../../../../features/compare/compare-control.tsx'
import CompareBar from '../../../../../features/compare/islands/compare-bar.tsx'
import CompareButton from '../../../../../features/compare/islands/compare-button.tsx'
import { describeSold } from '../../../../../features/product/describe-sold.ts'
import { findProduct } from '../../../../../features/product/load-product.ts'
import { ProductPage } from '../../../../../features/product/product-page.tsx'
import FavoriteButton from '../../../../../features/profile/islands/favorite-button.tsx'
import { answerMissing, missingMetadata } from '../../../../../features/shell/missing-page.tsx'
import SpecialOrderButton from '../../../../../features/special-order/islands/special-order-button.tsx'
import { categoryAddress, productAddress, toId, toWords } from '../../../../../page/addresses.ts'
import { readLanguage } from '../../../../../page/culture.ts'
import { readDatabase } from '../../../../../page/database.ts'
import { loadFront } from '../../../../../page/front.ts'
import { leadTo } from '../../../../../page/lead-to.ts'
import { siteOrigin } from '../../../../../page/origin.ts'
import { pageHead } from '../../../../../page/page-head.ts'
import { ProductGrid } from '../../../../../page/product-list/product-grid.tsx'
import { loadSay } from '../../../../../page/say.ts'
import { describeWay } from '../../../../../page/structured-data/describe-page.ts'
import { describeProduct } from '../../../../../page/structured-data/describe-product.ts'
import { StructuredData } from '../../../../../page/structured-data/structured-data.tsx'

export const dynamic = 'force-dynamic'

type Props = {
  params: Promise<{ id: string; slug: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  const product = await findProduct((await params).id)
  if (!product) return missingMetadata()
  const { title, shortText, pictures } = product
  const picture = pictures[0]?.picture ?? null
  return pageHead({ path: productAddress(product), title, description: shortText, picture })
}

export default async function Page({ params, searchParams }: Props) {
  const { id, slug } = await params
  const product = await findProduct(id)
  if (!product) return answerMissing()
  const { variant } = await searchParams
  const variantId = toId(String(variant ?? ''))
  if (toWords(slug) !== product.slug)
    leadTo(`${productAddress(product)}${variantId ? `?variant=${variantId}` : ''}`)
  const [say, { shopName, money }, deliveryTerms, related] = await Promise.all([
    loadSay(),
    loadFront(),
    loadDeliveryTerms(readDatabase()),
    loadRelatedProducts(readDatabase(), product, { locale: await readLanguage(), limit: RELATED_COUNT }),
  ])
  const comparable = toComparable({ ...product, picture: product.pictures[0]?.smallPicture ?? null })
  return (
    <>
      <StructuredData data={describe(product, { say, shopName, ...money, deliveryTerms })} />
      <ProductPage
        product={product}
        variantId={variantId}
        say={say}
        actions={
          <>
            <FavoriteButton productId={product.id} />
            {comparable && <CompareButton {...comparable} />}
            <SpecialOrderButton />
          </>
        }
        comments={
          <CommentsSection
            place={{ sectionType: 'product', sectionId: product.id }}
            after={readCommentsAfter(await searchParams)}
            culture={money.culture}
            say={say}
          />
        }
        related={
          related.length > 0 && (
            <ProductGrid products={related} money={money} say={say} controlOf={compareControl} />
          )
        }
      />
      <CompareBar groupIds={groupsOf([product, ...related])} />
    </>
  )
}

type Around = Parameters<typeof describeSold>[1] & { culture: Culture }

function describe(product: Product, { culture, ...around }: Around) {
  const site = { origin: siteOrigin(), culture }
  const { category } = product
  return [
    describeProduct(site, describeSold(product, around)),
    describeWay(site, [
      { title: around.say('HomePage'), path: PAGE_PATHS.home },
      { title: category.title, path: categoryAddress(category) },
      { title: product.title, path: productAddress(product) },
    ]),
  ]
}

const RELATED_COUNT = 4
