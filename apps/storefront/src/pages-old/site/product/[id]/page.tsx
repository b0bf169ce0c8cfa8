import type { Metadata } from 'next'
import { findProduct } from '../../../../features/product/load-product.ts'
import { answerMissing, missingMetadata } from '../../../../features/shell/missing-page.tsx'
import { productAddress } from '../../../../page/addresses.ts'
import { leadTo } from '../../../../page/lead-to.ts'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ id: string }> }

export function generateMetadata(): Promise<Metadata> {
  return missingMetadata()
}

/** An address without its words leads to the whole one. */
export default async function ProductById({ params }: Props) {
  const product = await findProduct((await params).id)
  return product ? leadTo(productAddress(product)) : answerMissing()
}
