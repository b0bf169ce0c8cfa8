import type { Metadata } from 'next'
import { PartsPage } from '../../../features/parts/parts-page.tsx'
import { answerMissing } from '../../../features/shell/missing-page.tsx'
import { isPartsPageOpen } from '../../../page/parts-page-open.ts'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'ui', robots: { index: false } }

export default function Parts() {
  return isPartsPageOpen(process.env) ? <PartsPage /> : answerMissing()
}
