'use client'

import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { formatAmount } from '@rasteh/persian-text/money'
import { Icon } from '@rasteh/ui/icon'
import { VisuallyHidden } from '@rasteh/ui/visually-hidden'
import { lazy, Suspense, useRef, useState } from 'react'
import { island } from '#island'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { useBasket } from '../store/basket.ts'
import styles from './basket-button.module.css'

const loadPreview = () => import('../basket-preview.tsx')
const BasketPreview = lazy(() => loadPreview().then((module) => ({ default: module.BasketPreview })))

/** The header's basket button: opens the preview; before its script has come, the basket page. */
export function BasketButton() {
  const { say, money } = usePageSettings()
  const { basket } = useBasket()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const count = basket.totals?.totalQuantity ?? 0
  return (
    <form className={styles.form} action={PAGE_PATHS.basket}>
      <button
        ref={button}
        className={styles.button}
        type="submit"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={loadPreview}
        onFocus={loadPreview}
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        <Icon name="basket" />
        <VisuallyHidden>{count > 0 ? say('BasketWithCount', { count }) : say('Basket')}</VisuallyHidden>
        <span className={styles.text} aria-hidden="true">
          {say('Basket')}
        </span>
        {count > 0 && (
          <span className={styles.count} aria-hidden="true">
            {formatAmount(count, money.culture)}
          </span>
        )}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <BasketPreview triggerRef={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </form>
  )
}

export default island('basket/basket-button', BasketButton, 'idle')
