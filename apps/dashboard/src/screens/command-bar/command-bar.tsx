'use client'

import { lazy, Suspense, useEffect } from 'react'
import type { CommandWindowProps } from './command-window.tsx'

type CommandBarProps = CommandWindowProps & { isOpen: boolean; onOpen: () => void }

// Its window and list come with the first press.
const CommandWindow = lazy(async () => ({ default: (await import('./command-window.tsx')).CommandWindow }))

/** The command bar of every screen: Ctrl+K or ⌘K opens it, whatever language the keyboard writes. */
export function CommandBar({ isOpen, onOpen, ...rest }: CommandBarProps) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isAsked || event.code !== 'KeyK' || isTextEditor(event.target)) return
      event.preventDefault()
      onOpen()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onOpen])
  return isOpen ? (
    <Suspense fallback={null}>
      <CommandWindow {...rest} />
    </Suspense>
  ) : null
}

/** There the same keys make a link. */
const isTextEditor = (target: EventTarget | null) => target instanceof HTMLElement && target.isContentEditable
