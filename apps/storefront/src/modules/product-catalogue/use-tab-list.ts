'use client'

import type { ProductItem } from '@rasteh/contracts/catalogue'
import { askForTab } from '@rasteh/shop-client/tab-call'
import { whenNear } from '@rasteh/ui/near'
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { createTabLists, type TabList, UNLOADED } from './tab-lists.ts'

type Wanted = {
  moduleId: number
  tab: number
  first: readonly ProductItem[] | null
  /** The module's own element: a first list that did not come with the page is loaded when it is near. */
  place: RefObject<HTMLElement | null>
}

/** The list of the open tab, and how to ask for it again. */
export function useTabList({ moduleId, tab, first, place }: Wanted): [TabList, () => void] {
  const [lists] = useState(() => createTabLists((index) => askForTab(moduleId, index), first))
  const list = useSyncExternalStore(
    lists.subscribe,
    () => lists.read(tab),
    () => (tab === 0 && first ? lists.read(0) : UNLOADED),
  )
  useEffect(() => {
    if (lists.read(tab).state !== 'unloaded') return
    return whenNear(place.current, () => void lists.open(tab))
  }, [lists, tab, place])
  return [list, () => void lists.open(tab)]
}
