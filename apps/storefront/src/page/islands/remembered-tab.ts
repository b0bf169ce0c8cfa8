'use client'

import { tabToOpen } from '@rasteh/shop-core/catalogue'
import { useEffect, useState } from 'react'
import { keepEntry, readEntry } from './local-entries.ts'

/** How long a browser remembers which tab was open. */
const REMEMBERED_MS = 30 * 24 * 60 * 60 * 1000

/**
 * The open tab of a group, remembered in this browser under the group's key. The URL's hash comes first; the page
 * is rendered with the first tab, because the server knows neither.
 */
export function useRememberedTab(key: string, names: readonly string[]) {
  const [open, setOpen] = useState(names[0] ?? '')
  const list = names.join('\n')
  useEffect(() => {
    const choose = () => setOpen(tabToOpen(location.hash, readEntry(key), list.split('\n')) ?? '')
    choose()
    addEventListener('hashchange', choose)
    return () => removeEventListener('hashchange', choose)
  }, [key, list])
  const choose = (name: string) => {
    setOpen(name)
    keepEntry(key, name, REMEMBERED_MS)
    history.replaceState(null, '', `#${encodeURIComponent(name)}`)
  }
  return { open, choose }
}
