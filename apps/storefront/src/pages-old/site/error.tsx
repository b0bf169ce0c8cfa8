'use client'

import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { Button } from '@rasteh/ui/button'
import { LinkButton } from '@rasteh/ui/link-button'
import styles from '../../features/shell/stopped.module.css'
import { usePageSettings } from '../../page/islands/page-settings.tsx'

/** Stands in a page's place when it could not be prepared; the basket and the rest of the shop go on. */
export default function Failed() {
  const { say } = usePageSettings()
  return (
    <div className={styles.stopped}>
      <h1 className={styles.title}>{say('ErrorTitle')}</h1>
      <p className={styles.text}>{say('ErrorText')}</p>
      <div className={styles.actions}>
        <Button onPress={() => location.reload()}>{say('TryAgain')}</Button>
        <LinkButton kind="secondary" href={PAGE_PATHS.home}>
          {say('GoHome')}
        </LinkButton>
      </div>
    </div>
  )
}
