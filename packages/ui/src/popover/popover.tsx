'use client'

import type { ReactNode, RefObject } from 'react'
import { Popover as AriaPopover, Dialog } from 'react-aria-components'
import styles from './popover.module.css'

type PopoverProps = {
  label: string
  triggerRef: RefObject<Element | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  children: ReactNode
}

/** A small dialog that hangs from its button: takes the focus, closes by Escape or a click outside, gives it back. */
export function Popover({ label, triggerRef, isOpen, onOpenChange, children }: PopoverProps) {
  return (
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
  )
}
