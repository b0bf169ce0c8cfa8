'use client'

import type { Culture } from '@rasteh/persian-text/culture'
import type { ReactNode, RefObject } from 'react'
import { Popover as AriaPopover, Dialog, I18nProvider } from 'react-aria-components'
import styles from './popover.module.css'

type PopoverProps = {
  label: string
  /** Without it the browser's own language would turn the popover around. */
  culture: Culture
  triggerRef: RefObject<Element | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  children: ReactNode
}

/** A small dialog that hangs from its button: takes the focus, closes by Escape or a click outside, gives it back. */
export function Popover({ label, culture, triggerRef, isOpen, onOpenChange, children }: PopoverProps) {
  return (
    <I18nProvider locale={culture}>
      <AriaPopover
        className={styles.popover ?? ''}
        triggerRef={triggerRef}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        placement="bottom end"
        offset={12}
        containerPadding={16}
      >
        <Dialog className={styles.dialog ?? ''} aria-label={label}>
          {children}
        </Dialog>
      </AriaPopover>
    </I18nProvider>
  )
}
