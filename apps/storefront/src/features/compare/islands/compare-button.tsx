'use client'

import { Button } from '@rasteh/ui/button'
import { Icon } from '@rasteh/ui/icon'
import { island } from '#island'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { compare } from '../compare.ts'
import type { Comparable } from './compare-box.tsx'

/** Adds the product of a page to its group's list; one that is there already is said to be. */
export function CompareButton({ groupId, ...product }: Comparable) {
  const { say } = usePageSettings()
  return (
    <Button kind="quiet" onPress={() => compare.add(groupId, product)}>
      <Icon name="compare" />
      {say('CompareAdd')}
    </Button>
  )
}

export default island('compare/compare-button', CompareButton, 'touch')
