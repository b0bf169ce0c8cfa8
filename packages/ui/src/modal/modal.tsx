'use client'

import type { Culture } from '@rasteh/persian-text/culture'
import { LIBRARY_DEFAULTS } from '@rasteh/shop-core/shell'
import type { CSSProperties, ReactNode } from 'react'
import { Modal as AriaModal, Dialog, Heading, I18nProvider, ModalOverlay } from 'react-aria-components'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './modal.module.css'

type ModalProps = {
  title: ReactNode
  closeLabel: string
  culture: Culture
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** A window above the page, for something that is done in it. Escape and a click beside it close it. */
export function Modal({ title, closeLabel, culture, isOpen, onClose, children }: ModalProps) {
  return (
    <I18nProvider locale={culture}>
      <ModalOverlay
        className={styles.scrim ?? ''}
        style={PACE}
        isOpen={isOpen}
        isDismissable
        onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      >
        <AriaModal className={styles.modal ?? ''}>
          <Dialog className={styles.dialog ?? ''}>
            <div className={styles.head}>
              <Heading slot="title" level={2} className={styles.title ?? ''}>
                {title}
              </Heading>
              <Button kind="quiet" size="icon" label={closeLabel} onPress={onClose}>
                <Icon name="close" />
              </Button>
            </div>
            {children}
          </Dialog>
        </AriaModal>
      </ModalOverlay>
    </I18nProvider>
  )
}

const PACE = { '--modal-ms': `${LIBRARY_DEFAULTS.modalTransitionMs}ms` } as CSSProperties
