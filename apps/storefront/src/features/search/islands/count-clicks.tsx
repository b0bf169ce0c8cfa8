'use client'

import { reportSearchClick } from '@rasteh/shop-client/search-counts'
import type { MouseEvent, ReactNode } from 'react'
import { island } from '#island'
import { takeMissed } from '../missed-search.ts'

/** Counts which products people go to from the results, and nothing of the people. */
export function CountClicks({ text, children }: { text: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens; what is pressed are the links inside.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is opened by a key is clicked too.
    <div onClick={(event) => count(event, text)}>{children}</div>
  )
}

function count({ target }: MouseEvent, text: string): void {
  const link = target instanceof Element ? target.closest('article a[href]') : null
  const productId = Number(link?.closest<HTMLElement>('article')?.dataset.productId)
  if (productId > 0) reportSearchClick(productId, text, takeMissed(text))
}

export default island('search/count-clicks', CountClicks, 'idle')
