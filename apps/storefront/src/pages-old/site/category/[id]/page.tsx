import type { Metadata } from 'next'
import { answerMissing, missingMetadata } from '../../../../features/shell/missing-page.tsx'
import { categoryAddress, toId } from '../../../../page/addresses.ts'
import { loadMenu } from '../../../../page/front.ts'
import { leadTo } from '../../../../page/lead-to.ts'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ id: string }> }

export function generateMetadata(): Promise<Metadata> {
  return missingMetadata()
}

/** An address without its words leads to the whole one. */
export default async function CategoryById({ params }: Props) {
  const id = toId((await params).id)
  const category = (await loadMenu()).find((one) => one.id === id)
  return category ? leadTo(categoryAddress(category)) : answerMissing()
}
