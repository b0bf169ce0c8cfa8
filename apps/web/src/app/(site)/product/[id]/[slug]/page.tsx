import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { findProduct } from '../../../../../features/product/load-product.ts'
import { ProductPage } from '../../../../../features/product/product-page.tsx'
import { answerMissing, missingMetadata } from '../../../../../features/shell/missing-page.tsx'
import { mediaAddress, productAddress, toWords } from '../../../../../site/addresses.ts'
import { alternatesOf } from '../../../../../site/alternates.ts'
import { readCulture } from '../../../../../site/culture.ts'
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
  return <ProductPage product={product} say={await loadSay()} />
}
