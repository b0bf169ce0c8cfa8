'use client'

import { Button } from '@rasteh/ui/button'
import { EmptyState } from '@rasteh/ui/empty-state'
import type { ReactNode } from 'react'
import { basket as store, useBasket } from '../../site/islands/basket.ts'
import { usePageSettings } from '../../site/islands/page-settings.tsx'
import styles from './basket-contents.module.css'
import { BasketLines } from './basket-lines.tsx'
import { BasketSkeleton } from './basket-skeleton.tsx'
import { BasketSummary } from './basket-summary.tsx'
import { toBasketView } from './basket-view.ts'

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
  const { phase, basket, isWaiting } = useBasket()
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
  if (basket.lines.length === 0) {
    return (
      <EmptyState icon="basket" title={say('EmptyBasket')} hint={say('EmptyBasketHint')}>
        {emptyAction}
      </EmptyState>
    )
  }
  const view = toBasketView(basket, money)
  return (
    <div className={styles[layout]} aria-busy={isWaiting}>
      <BasketLines lines={view.lines} isWaiting={isWaiting} layout={layout} />
      <BasketSummary view={view} isWaiting={isWaiting} actions={actions} />
    </div>
  )
}
