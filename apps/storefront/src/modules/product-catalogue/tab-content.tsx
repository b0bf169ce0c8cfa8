'use client'

import { Button } from '@rasteh/ui/button'
import { EmptyState } from '@rasteh/ui/empty-state'
import { Skeleton } from '@rasteh/ui/skeleton'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './catalogue.module.css'
import { ProductList, type TemplateName } from './item-templates.tsx'
import { Slides } from './slides.tsx'
import type { TabList } from './tab-lists.ts'

type TabContentProps = {
  title: string
  list: TabList
  onRetry: () => void
  template: TemplateName
  moves: boolean
  renderedAtMs: number
}

/** How many products are shown large, one after the other, before the rest. */
const SLIDES = 4

/** What a tab shows: its first products as slides, the rest as a list; or why there is nothing yet. */
export function TabContent({ title, list, onRetry, template, moves, renderedAtMs }: TabContentProps) {
  const { money, say } = usePageSettings()
  const { state, items, hasFailed } = list
  if (hasFailed) {
    return (
      <EmptyState icon="warning" title={say('TabFailed')}>
        <Button kind="secondary" onPress={onRetry}>
          {say('TryAgain')}
        </Button>
      </EmptyState>
    )
  }
  if (state !== 'loaded') return <Waiting label={say('Loading')} />
  if (items.length === 0) return <EmptyState icon="box" title={say('TabEmpty')} />
  const slides = items.length > SLIDES ? items.slice(0, SLIDES) : []
  return (
    <div className={styles.content}>
      {slides.length > 0 && <Slides title={title} items={slides} moves={moves} renderedAtMs={renderedAtMs} />}
      <ProductList items={items.slice(slides.length)} template={template} money={money} say={say} />
    </div>
  )
}

/** The shape of a tab that is on its way. */
function Waiting({ label }: { label: string }) {
  return (
    <div className={styles.content} role="status" aria-busy="true" aria-label={label}>
      <span className={styles.waitingSlide}>
        <Skeleton shape="picture" />
      </span>
      <div className={styles.waitingCards}>
        {PLACES.map((place) => (
          <Skeleton key={place} shape="picture" />
        ))}
      </div>
    </div>
  )
}

const PLACES = ['first', 'second', 'third', 'fourth']
