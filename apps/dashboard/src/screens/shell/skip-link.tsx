'use client'

import { dashboardTexts } from '@rasteh/messages/dashboard'
import styles from './skip-link.module.css'

/** The first stop of the keyboard on every screen: over the menu and the header, to what the screen is about. */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads within the page, to a part that the platform gives no name.
    <a
      className={styles.skip}
      href="#main"
      data-skip-link
      onClick={(event) => {
        event.preventDefault()
        const main = document.querySelector<HTMLElement>('main')
        if (!main) return
        main.tabIndex = -1
        main.focus()
      }}
    >
      {dashboardTexts.skipToContent}
    </a>
  )
}
