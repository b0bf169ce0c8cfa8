'use client'

import { orderViewTexts as texts } from '@rasteh/messages/dashboard'
import { useState } from 'react'
import screen from '#components/screen.module.css'
import { SaveView } from './save-view.tsx'
import type { ShownView } from './shown-view.ts'
import { ViewList } from './view-list.tsx'
import styles from './views.module.css'

type OrderViewsProps = {
  views: readonly ShownView[]
  /** What the list shows now, as a view would keep it; empty for all orders. */
  query: string
}

/** The views that one member of staff sees: a press shows one, a button keeps what the list shows now. */
export function OrderViews({ views, query }: OrderViewsProps) {
  const [isManaged, setManaged] = useState(false)
  const isKept = views.some((view) => view.query === query)
  if (views.length === 0 && query === '') return null
  return (
    <section className={styles.views} aria-label={texts.title}>
      <div className={styles.line}>
        {views.map(({ id, name, query: kept, isShared }) => (
          <a
            key={id}
            className={screen.tab}
            href={`/dashboard/orders?${kept || 'list=all'}`}
            aria-current={kept === query ? 'page' : undefined}
          >
            <bdi>{name}</bdi>
            {isShared && <small className={styles.mark}>{texts.shared}</small>}
          </a>
        ))}
        {query !== '' && !isKept && <SaveView query={query} />}
        {views.length > 0 && (
          <button
            type="button"
            className={`${screen.quiet} ${styles.button}`}
            aria-expanded={isManaged}
            onClick={() => setManaged(!isManaged)}
          >
            {texts.manage}
          </button>
        )}
      </div>
      {isManaged && <ViewList views={views} />}
    </section>
  )
}
