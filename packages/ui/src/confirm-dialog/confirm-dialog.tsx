'use client'

import type { Culture } from '@rasteh/persian-text/culture'
import { CONFIRM_DIALOG } from '@rasteh/shop-core/shell'
import type { CSSProperties, ReactNode } from 'react'
import { Dialog, Heading, I18nProvider, Modal, ModalOverlay } from 'react-aria-components'
import { Button } from '../button/button.tsx'
import styles from './confirm-dialog.module.css'

export type ConfirmButton = (typeof CONFIRM_DIALOG.buttons)[number]

type ConfirmDialogProps = {
  isOpen: boolean
  title: string
  culture: Culture
  /** The words of each button; those not named in `buttons` are not rendered. */
  labels: Readonly<Record<ConfirmButton, string>>
  buttons?: readonly ConfirmButton[] | undefined
  isBusy?: boolean
  children: ReactNode
  onAnswer: (answer: ConfirmButton) => void
}

/** Asks before something is done. Escape and a click beside it answer as its close button does. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, culture, labels, isBusy = false, children, onAnswer } = props
  const { buttons = CONFIRM_DIALOG.buttons } = props
  return (
    <I18nProvider locale={culture}>
      <ModalOverlay
        className={styles.scrim ?? ''}
        style={FIGURES}
        isOpen={isOpen}
        isDismissable
        onOpenChange={(isNowOpen) => !isNowOpen && onAnswer('close')}
      >
        <Modal className={styles.modal ?? ''}>
          <Dialog className={styles.dialog ?? ''} role="alertdialog" aria-busy={isBusy}>
            <Heading slot="title" level={2} className={styles.title ?? ''}>
              {title}
            </Heading>
            <div className={styles.content}>{children}</div>
            <div className={styles.buttons}>
              {buttons.map((button) => (
                <Button
                  key={button}
                  kind={button === 'ok' ? 'primary' : 'secondary'}
                  onPress={() => onAnswer(button)}
                >
                  {labels[button]}
                </Button>
              ))}
            </div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  )
}

const FIGURES = {
  '--confirm-ms': `${CONFIRM_DIALOG.animationMs}ms`,
  '--confirm-offset': `${CONFIRM_DIALOG.offsetPx}px`,
} as CSSProperties
