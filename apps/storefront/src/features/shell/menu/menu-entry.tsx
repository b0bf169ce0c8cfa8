'use client'

import { Girih } from '@rasteh/ui/girih'
import { Icon } from '@rasteh/ui/icon'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import styles from './menu-entry.module.css'
import { useHoverIntent } from './use-hover-intent.ts'

type MenuEntryProps = {
  /** What the entry itself leads to, if it leads anywhere. */
  link: ReactNode
  /** What the button that opens the panel says; without a link it is seen, else only heard. */
  label: string
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
  children: ReactNode
}

/** An entry of the wide menu with a panel under it, opened by a resting mouse, a press or the keyboard. */
export function MenuEntry({ link, label, isOpen, onOpen, onClose, children }: MenuEntryProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const hover = useHoverIntent({ onIntended: onOpen, onLeft: onClose })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    onClose()
    button.current?.focus()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) onClose()
  }
  return (
    <li className={styles.entry} data-open={isOpen} onKeyDown={onKeyDown} onBlur={onBlur} {...hover}>
      {link}
      <button
        ref={button}
        type="button"
        className={link ? styles.opener : styles.named}
        aria-label={link ? label : undefined}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={isOpen ? onClose : onOpen}
      >
        {!link && label}
        <Icon name="down" />
      </button>
      <div id={id} className={styles.panel}>
        {isOpen && <Girih fade="start" />}
        {children}
      </div>
    </li>
  )
}
