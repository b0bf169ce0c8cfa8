import { loadRelatedProducts } from '@rasteh/shop-store/reads/product'
import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { ProductGrid } from '../../../../../features/catalogue/product-grid.tsx'
import { CompareBar } from '../../../../../features/compare/compare-bar.tsx'
import { CompareButton } from '../../../../../features/compare/compare-button.tsx'
import { compareControl, groupsOf, toComparable } from '../../../../../features/compare/compare-control.tsx'
import { findProduct } from '../../../../../features/product/load-product.ts'
import { ProductPage } from '../../../../../features/product/product-page.tsx'
import { answerMissing, missingMetadata } from '../../../../../features/shell/missing-page.tsx'
import { SpecialOrderButton } from '../../../../../features/special-order/special-order-button.tsx'
import { mediaAddress, productAddress, toWords } from '../../../../../site/addresses.ts'
import { alternatesOf } from '../../../../../site/alternates.ts'
import { readCulture, readLanguage } from '../../../../../site/culture.ts'
import { readDatabase } from '../../../../../site/database.ts'
import { loadFront } from '../../../../../site/front.ts'
import { loadSay } from '../../../../../site/say.ts'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ id: string; slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const product = await findProduct((await params).id)
  if (!product) return missingMetadata()
  const { title, shortText, picture } = product
  return {
    title,
    ...(shortText ? { description: shortText } : {}),
    alternates: alternatesOf(productAddress(product), await readCulture()),
    openGraph: { title, images: picture === null ? [] : [mediaAddress(picture)] },
  }
}

export default async function Page({ params }: Props) {
  const { id, slug } = await params
  const product = await findProduct(id)
  if (!product) return answerMissing()
  if (toWords(slug) !== product.slug) permanentRedirect(productAddress(product))
  const [say, { money }, related] = await Promise.all([
    loadSay(),
    loadFront(),
    loadRelatedProducts(readDatabase(), product, { locale: await readLanguage(), limit: RELATED_COUNT }),
  ])
  const comparable = toComparable({ ...product, picture: product.pictures[0]?.smallPicture ?? null })
  return (
    <>
      <ProductPage
        product={product}
        say={say}
        actions={
          <>
            {comparable && <CompareButton {...comparable} />}
            <SpecialOrderButton />
          </>
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

const RELATED_COUNT = 4
