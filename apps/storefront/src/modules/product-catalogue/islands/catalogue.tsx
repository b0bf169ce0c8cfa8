'use client'

import type { ProductItem } from '@rasteh/contracts/catalogue'
import { CATALOGUE_TAB_FADE_MS } from '@rasteh/shop-core/catalogue'
import { Tabs } from '@rasteh/ui/tabs'
import { type ReactNode, useRef, useState } from 'react'
import { island } from '#island'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { useRememberedTab } from '#page/islands/remembered-tab.ts'
import styles from '../catalogue.module.css'
import type { TemplateName } from '../item-templates.tsx'
import { TabContent } from '../tab-content.tsx'
import { useTabList } from '../use-tab-list.ts'

type CatalogueProps = {
  moduleId: number
  tabs: readonly { name: string; title: string }[]
  /** The first tab's products, or null when they are loaded later. */
  first: readonly ProductItem[] | null
  template: TemplateName
  moves: boolean
  renderedAtMs: number
}

/** The tabs of a catalogue over the contents of the open one. */
export function Catalogue({ moduleId, tabs, first, ...look }: CatalogueProps) {
  const { say } = usePageSettings()
  const place = useRef<HTMLDivElement>(null)
  const names = tabs.map(({ name }) => name)
  const { open, choose } = useRememberedTab(`catalogue-tab-${moduleId}`, names)
  const tab = Math.max(names.indexOf(open), 0)
  const [list, askAgain] = useTabList({ moduleId, tab, first, place })
  // Choosing a tab, also the one that is open, sets its slides going again from the first.
  const [turn, setTurn] = useState(0)
  const content: ReactNode = (
    <TabContent key={turn} {...look} title={tabs[tab]?.title ?? ''} list={list} onRetry={askAgain} />
  )
  return (
    <div className={styles.catalogue} ref={place}>
      {tabs.length === 1 && content}
      {tabs.length > 1 && (
        <Tabs
          label={say('CatalogueTabs')}
          tabs={tabs.map((one) => ({ ...one, content: one.name === open && content }))}
          open={open}
          onOpen={(name) => {
            setTurn(turn + 1)
            choose(name)
          }}
          fadeMs={CATALOGUE_TAB_FADE_MS}
        />
      )}
    </div>
  )
}

export default island('product-catalogue/catalogue', Catalogue, 'visible')
