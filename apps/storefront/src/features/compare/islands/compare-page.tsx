'use client'

import { parseCompareHash } from '@rasteh/shop-core/compare'
import { Button } from '@rasteh/ui/button'
import { EmptyState } from '@rasteh/ui/empty-state'
import { Skeleton } from '@rasteh/ui/skeleton'
import { useSyncExternalStore } from 'react'
import { island } from '#island'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { useCompare } from '../compare.ts'
import { CompareGroupTable } from '../compare-group-table.tsx'
import { useComparedProducts } from '../use-compared-products.ts'
import styles from './compare-page.module.css'

/** The products that were chosen of the groups that the URL names, side by side. */
export function ComparePage() {
  const { say } = usePageSettings()
  const hash = useSyncExternalStore(
    onHash,
    () => location.hash,
    () => null,
  )
  const { list } = useCompare()
  const wanted = parseCompareHash(hash ?? '')
  const groups = wanted.flatMap((id) => list.find(({ groupId }) => groupId === id) ?? [])
  const { products, isFailed, retry } = useComparedProducts(groups)
  if (hash === null) return <Waiting />
  if (groups.length === 0)
    return <EmptyState icon="compare" title={say('CompareEmpty')} hint={say('CompareEmptyHint')} />
  if (isFailed) {
    return (
      <EmptyState icon="warning" title={say('NetworkFailed')}>
        <Button onPress={retry}>{say('TryAgain')}</Button>
      </EmptyState>
    )
  }
  if (!products) return <Waiting />
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <CompareGroupTable key={group.groupId} group={group} products={products} />
      ))}
    </div>
  )
}

function Waiting() {
  const { say } = usePageSettings()
  return (
    <div className={styles.waiting} role="status" aria-label={say('Loading')}>
      {['first', 'second', 'third', 'fourth'].map((place) => (
        <div key={place} className={styles.waitingProduct}>
          <Skeleton shape="picture" />
          <Skeleton shape="heading" />
          <Skeleton />
        </div>
      ))}
    </div>
  )
}

function onHash(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

export default island('compare/compare-page', ComparePage, 'load')
