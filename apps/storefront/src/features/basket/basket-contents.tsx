'use client'

import { Button } from '@rasteh/ui/button'
import { EmptyState } from '@rasteh/ui/empty-state'
import type { ReactNode } from 'react'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './basket-contents.module.css'
import { BasketLines } from './basket-lines.tsx'
import { BasketSkeleton } from './basket-skeleton.tsx'
import { BasketSummary } from './basket-summary.tsx'
import { toBasketView } from './basket-view.ts'
import { RemovedLine } from './removed-line.tsx'
import { basket as store, useBasket } from './store/basket.ts'

type BasketContentsProps = {
  layout: 'preview' | 'page'
  /** What leads on from a basket that holds something. */
  actions: ReactNode
  /** What leads on from an empty one. */
  emptyAction: ReactNode
}

/** The basket as the preview and the basket page both show it. */
export function BasketContents({ layout, actions, emptyAction }: BasketContentsProps) {
  const { say, money } = usePageSettings()
  const { phase, basket, isWaiting, removed } = useBasket()
  if (phase === 'unreachable') {
    return (
      <EmptyState icon="warning" title={say('NetworkFailed')}>
        <Button kind="secondary" onPress={() => void store.load()}>
          {say('TryAgain')}
        </Button>
      </EmptyState>
    )
  }
  if (phase !== 'read') return <BasketSkeleton label={say('Loading')} layout={layout} />
  const undo = removed[0] && (
    <RemovedLine key={removed[0].id} title={removed[0].title} isWaiting={isWaiting} />
  )
  if (basket.lines.length === 0) {
    return (
      <div className={styles.empty}>
        {undo}
        <EmptyState icon="basket" title={say('EmptyBasket')} hint={say('EmptyBasketHint')}>
          {emptyAction}
        </EmptyState>
      </div>
    )
  }
  const view = toBasketView(basket, money)
  return (
    <div className={styles[layout]} aria-busy={isWaiting}>
      <div className={styles.lines}>
        {undo}
        <BasketLines lines={view.lines} isWaiting={isWaiting} layout={layout} />
      </div>
      <BasketSummary view={view} isWaiting={isWaiting} actions={actions} />
    </div>
  )
}
