'use client'

import { useNav } from '@payloadcms/ui'
import { dashboardTexts } from '@rasteh/messages/dashboard'
import { useRef } from 'react'
import styles from './phone-menu.module.css'
import { useDrawer } from './use-drawer.ts'

/** The head of the menu on a phone, where the menu is a drawer over the whole screen: its name and the button that closes it. */
export function PhoneMenu() {
  const { navOpen, setNavOpen, navRef } = useNav()
  const closeButton = useRef<HTMLButtonElement>(null)
  const close = useDrawer({
    isOpen: navOpen,
    setOpen: setNavOpen,
    drawer: () => navRef?.current?.closest('aside') ?? null,
    firstFocus: closeButton,
  })
  return (
    <div className={styles.head}>
      <span className={styles.title}>{dashboardTexts.menu}</span>
      <button ref={closeButton} type="button" className={styles.close} onClick={close}>
        <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M6 6 18 18M18 6 6 18" />
        </svg>
        <span className={styles.name}>{dashboardTexts.closeMenu}</span>
      </button>
    </div>
  )
}
