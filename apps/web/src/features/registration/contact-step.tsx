'use client'

import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { LinkButton } from '@rasteh/ui/link-button'
import { usePageSettings } from '../../site/islands/page-settings.tsx'
import styles from './registration.module.css'

/** The first step: the contact opens the session, on the page where everybody comes in. */
export function ContactStep() {
  const { say } = usePageSettings()
  return (
    <div className={styles.contact}>
      <p>{say('RegisterContactHint')}</p>
      <LinkButton href={`${PAGE_PATHS.login}?next=${encodeURIComponent(PAGE_PATHS.register)}`}>
        {say('RegisterContactGo')}
      </LinkButton>
    </div>
  )
}
