'use client'

import { type Culture, directionOf } from '@rasteh/persian-text/culture'
import { galleryStep, LIGHTBOX, lightboxAction, type Size } from '@rasteh/shop-core/lightbox'
import { type CSSProperties, type KeyboardEvent, useState } from 'react'
import { Dialog, I18nProvider, Modal, ModalOverlay } from 'react-aria-components'
import styles from './lightbox.module.css'
import { LightboxBar } from './lightbox-bar.tsx'
import { LightboxContent } from './lightbox-content.tsx'
import type { LightboxItem, LightboxLabels } from './lightbox-item.ts'
import { useSlideshow } from './use-slideshow.ts'

export type { LightboxItem, LightboxLabels }

type LightboxProps = {
  items: readonly LightboxItem[]
  startIndex?: number
  /** The size of a frame; `window` fills the whole window. */
  size?: Size | 'window' | undefined
  culture: Culture
  labels: LightboxLabels
  isOpen: boolean
  onClose: () => void
}

/** Shows pictures, parts of pages or whole pages above the page: keeps the focus inside and gives it back. */
export function Lightbox(props: LightboxProps) {
  const { items, startIndex = 0, size, culture, labels, isOpen, onClose } = props
  const [index, setIndex] = useState(startIndex)
  const go = (action: 'next' | 'previous') => setIndex((now) => galleryStep(now, items.length, action))
  const slideshow = useSlideshow(isOpen, () => go('next'))
  const item = items[index]
  if (!item) return null

  function onKeyDown({ key }: KeyboardEvent) {
    const action = lightboxAction(key, directionOf(culture))
    if (action === 'close') onClose()
    else if (action && items.length > 1) go(action)
  }

  return (
    <I18nProvider locale={culture}>
      <ModalOverlay
        className={styles.overlay ?? ''}
        style={SPEED}
        isOpen={isOpen}
        onOpenChange={(opens) => !opens && onClose()}
        isDismissable
        // The keys are the shop's own rule, below.
        isKeyboardDismissDisabled
      >
        <div className={styles.backdrop} style={OVERLAY} data-lightbox-backdrop />
        <Modal className={size === 'window' ? `${styles.modal} ${styles.window}` : (styles.modal ?? '')}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: around the dialog, which has the focus itself at first. */}
          <div className={styles.keys} onKeyDown={onKeyDown}>
            <Dialog className={styles.dialog ?? ''} aria-label={item.title} aria-modal="true">
              <LightboxBar
                labels={labels}
                position={{ index, count: items.length }}
                slideshow={slideshow}
                onGo={go}
                onClose={onClose}
              />
              <LightboxContent key={item.href} item={item} size={size} labels={labels} onEscape={onClose} />
            </Dialog>
          </div>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  )
}

// React types no custom properties.
const SPEED = { '--lightbox-speed': `${LIGHTBOX.speedMs}ms` } as CSSProperties
const OVERLAY = { opacity: LIGHTBOX.overlayOpacity }
