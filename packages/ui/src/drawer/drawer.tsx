'use client'

import type { Culture } from '@rasteh/persian-text/culture'
import { LIBRARY_DEFAULTS } from '@rasteh/shop-core/shell'
import type { CSSProperties, ReactNode } from 'react'
import { Dialog, I18nProvider, Modal, ModalOverlay } from 'react-aria-components'
import styles from './drawer.module.css'

type DrawerProps = {
  label: string
  culture: Culture
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** A sheet that slides in from where lines begin; the rest of the page waits behind it. */
export function Drawer({ label, culture, isOpen, onClose, children }: DrawerProps) {
  return (
    <I18nProvider locale={culture}>
      <ModalOverlay
        className={styles.scrim ?? ''}
        style={PACE}
        isOpen={isOpen}
        isDismissable
        onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      >
        <Modal className={styles.modal ?? ''}>
          <Dialog className={styles.dialog ?? ''} aria-label={label}>
            {children}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  )
}

const PACE = { '--modal-ms': `${LIBRARY_DEFAULTS.modalTransitionMs}ms` } as CSSProperties
