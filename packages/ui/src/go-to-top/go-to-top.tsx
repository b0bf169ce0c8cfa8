'use client'

import { GO_TO_TOP_MS, isGoToTopShown } from '@rasteh/shop-core/shell'
import { useEffect, useState } from 'react'
import { keepClear } from '../floating/keep-clear.ts'
import { Icon } from '../icon/icon.tsx'
import { scrollOver } from '../scroll/scroll-over.ts'
import { watchScroll } from '../scroll/watch-scroll.ts'
import styles from './go-to-top.module.css'

type GoToTopProps = {
  label: string
  /** What takes the focus at the top: the button is gone by then. */
  topId: string
}

/** Leads back to the top of a long page; it is there only once the page is scrolled, and never over a primary action. */
export function GoToTop({ label, topId }: GoToTopProps) {
  const [isShown, setShown] = useState(false)
  useEffect(() => watchScroll((scrollPx) => setShown(isGoToTopShown(scrollPx))), [])
  return (
    <button
      ref={keepClear}
      type="button"
      className={styles.button}
      data-shown={isShown}
      aria-label={label}
      onClick={async ({ detail }) => {
        await scrollOver(() => 0, GO_TO_TOP_MS)
        // A click of the keyboard has no count: only there is a focus to lose.
        if (detail === 0) document.getElementById(topId)?.focus({ preventScroll: true })
      }}
    >
      <Icon name="up" />
    </button>
  )
}
