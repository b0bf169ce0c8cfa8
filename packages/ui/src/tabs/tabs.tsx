'use client'

import { LIBRARY_DEFAULTS } from '@rasteh/shop-core/shell'
import { type CSSProperties, type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { directionOfElement, moveOfKey } from '../direction/direction.ts'
import styles from './tabs.module.css'

export type Tab = { name: string; title: string; content: ReactNode }

type TabsProps = {
  label: string
  tabs: readonly Tab[]
  /** The name of the open tab. */
  open: string
  onOpen: (name: string) => void
  /** How long the contents of a chosen tab take to appear. */
  fadeMs?: number
}

/** Tabs over their contents. All contents are in the page, so that they can be found and read without scripts. */
export function Tabs({ label, tabs, open, onOpen, fadeMs = LIBRARY_DEFAULTS.tabTransitionMs }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabAfterKey(event, tabs, open)
    if (!next) return
    event.preventDefault()
    onOpen(next.name)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(next)]?.focus()
  }
  return (
    <div className={styles.tabs} style={paceOf(fadeMs)}>
      <div ref={list} className={styles.list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ name, title }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}-tab`}
            className={styles.tab}
            aria-selected={name === open}
            aria-controls={`${id}-${name}`}
            tabIndex={name === open ? 0 : -1}
            onClick={() => onOpen(name)}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ name, content }) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-${name}`}
          className={styles.panel}
          aria-labelledby={`${id}-${name}-tab`}
          data-open={name === open}
        >
          {content}
        </div>
      ))}
    </div>
  )
}

const paceOf = (fadeMs: number) =>
  ({ '--tab-ms': `${LIBRARY_DEFAULTS.tabTransitionMs}ms`, '--fade-ms': `${fadeMs}ms` }) as CSSProperties

function tabAfterKey(event: KeyboardEvent, tabs: readonly Tab[], open: string): Tab | undefined {
  if (event.key === 'Home') return tabs[0]
  if (event.key === 'End') return tabs.at(-1)
  const move = moveOfKey(event.key, directionOfElement(event.currentTarget))
  if (!move) return undefined
  const at = tabs.findIndex(({ name }) => name === open)
  return tabs[(at + (move === 'next' ? 1 : -1) + tabs.length) % tabs.length]
}
