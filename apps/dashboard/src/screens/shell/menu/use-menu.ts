import { useNav, usePreferences } from '@payloadcms/ui'
import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { type MenuState, toKeptMenu } from './menu-state.ts'

/** The width up to which the menu is a drawer over the whole screen. */
const PHONE = '(width <= 768px)'

// What was changed since the dashboard was loaded. Each screen renders a new menu, perhaps before a change was kept.
let changed: MenuState | null = null
const listeners = new Set<() => void>()

/** What is open of the menu: kept with the person on wide screens; on a phone it is a drawer that begins closed. */
export function useMenu(kept: MenuState) {
  const { navOpen, setNavOpen } = useNav()
  const { setPreference } = usePreferences()
  const isPhone = useSyncExternalStore(watchWidth, () => matchMedia(PHONE).matches, onServer)
  const state = useSyncExternalStore(
    watchChange,
    () => changed ?? kept,
    () => kept,
  )
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const isOpen = isPhone ? isDrawerOpen : state.isOpen
  // The platform closes its menu on windows up to 1,440 px and forgets that it was opened; here the person decides.
  useLayoutEffect(() => {
    if (navOpen !== isOpen) setNavOpen(isOpen)
  }, [navOpen, isOpen, setNavOpen])

  const keep = (next: MenuState) => {
    changed = next
    for (const listener of listeners) listener()
    // As a whole: to join it with what is kept, the platform would ask first, and who leaves meanwhile would lose it.
    void setPreference('nav', toKeptMenu(next))
  }
  return {
    isPhone,
    isOpen,
    groups: state.groups,
    setOpen: (next: boolean) => (isPhone ? setDrawerOpen(next) : keep({ ...state, isOpen: next })),
    setGroup: (key: string, next: boolean) => keep({ ...state, groups: { ...state.groups, [key]: next } }),
  }
}

function watchChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function watchWidth(onChange: () => void): () => void {
  const media = matchMedia(PHONE)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

const onServer = () => false
