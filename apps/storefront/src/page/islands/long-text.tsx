'use client'

import { Collapsible } from '@rasteh/ui/collapsible'
import type { ReactNode } from 'react'
import { island } from '#island'
import { usePageSettings } from './page-settings.tsx'

/** A text that is folded where it is long. */
export function LongText({ heightPx, children }: { heightPx?: number; children: ReactNode }) {
  const { say } = usePageSettings()
  return (
    <Collapsible {...(heightPx ? { heightPx } : {})} showMore={say('ShowMore')} showLess={say('ShowLess')}>
      {children}
    </Collapsible>
  )
}

export default island('long-text', LongText, 'visible')
