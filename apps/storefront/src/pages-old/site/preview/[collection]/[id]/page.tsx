import type { Say } from '@rasteh/messages/say'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Article } from '../../../../../features/articles/article.tsx'
import { WrittenPage } from '../../../../../features/articles/written-page.tsx'
import RefreshOnSave from '../../../../../features/preview/islands/refresh-on-save.tsx'
import {
  type DraftReader,
  findDraftReader,
  loadNewsDraft,
  loadPageDraft,
  loadProductPreview,
  loadPublication,
  type Publication,
} from '../../../../../features/preview/load-draft.ts'
import { ProductPage } from '../../../../../features/product/product-page.tsx'
import { answerMissing } from '../../../../../features/shell/missing-page.tsx'
import { loadSay } from '../../../../../page/say.ts'
import { isPreviewed, type Previewed } from '../../../../../publishing/preview-address.ts'
import styles from './page.module.css'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { robots: { index: false } }

type Props = { params: Promise<{ collection: string; id: string }> }

/** A draft as visitors would see it, for staff alone. Everybody else finds nothing here. */
export default async function PreviewPage({ params }: Props) {
  const { collection, id } = await params
  const reader = await findDraftReader()
  if (!reader || !isPreviewed(collection)) return answerMissing()
  const drawn = await draw[collection](reader, Number(id))
  if (!drawn) return answerMissing()
  const [say, publication] = await Promise.all([loadSay(), loadPublication(reader, collection, Number(id))])
  return (
    <>
      <p className={styles.notice} role="status">
        {noticeOf(say)[publication]}
      </p>
      {drawn}
      <RefreshOnSave origin={process.env.RASTEH_ORIGIN ?? ''} />
    </>
  )
}

const noticeOf = (say: Say): Record<Publication, string> => ({
  draft: say('PageDraft'),
  published: say('PagePreviewPublished'),
  changed: say('PagePreviewChanged'),
})

type Draw = (reader: DraftReader, id: number) => Promise<ReactNode>

const draw: Record<Previewed, Draw> = {
  async pages(reader, id) {
    const page = await loadPageDraft(reader, id)
    return page && <WrittenPage page={page} emptyText={(await loadSay())('PageEmpty')} />
  },
  async news(reader, id) {
    const item = await loadNewsDraft(reader, id)
    return item && <Article {...item} emptyText={(await loadSay())('PageEmpty')} />
  },
  async products(reader, id) {
    const product = await loadProductPreview(reader, id)
    return (
      product && (
        <ProductPage
          product={product}
          variantId={null}
          say={await loadSay()}
          actions={null}
          comments={null}
          related={null}
        />
      )
    )
  },
}
