'use client'

import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { Button } from '@rasteh/ui/button'
import { LinkButton } from '@rasteh/ui/link-button'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { EraseForm } from './erase-form.tsx'
import styles from './privacy-section.module.css'
import { useErase } from './use-erase.ts'

/** A person's own data: taken along as a file, or erased for good. */
export function PrivacySection() {
  const { say } = usePageSettings()
  const erase = useErase()
  return (
    <section className={styles.section} aria-labelledby="privacy-title">
      <h2 className={styles.title} id="privacy-title">
        {say('PrivacyTitle')}
      </h2>
      <div className={styles.row}>
        <p className={styles.text}>{say('PrivacyExportText')}</p>
        <LinkButton kind="secondary" href={ADDED_PATHS.accountExport}>
          {say('PrivacyExport')}
        </LinkButton>
      </div>
      <div className={styles.row}>
        <p className={styles.text}>{say('EraseText')}</p>
        {!erase.state.isOpen && (
          <Button kind="quiet" onPress={erase.open}>
            {say('PrivacyErase')}
          </Button>
        )}
      </div>
      {erase.state.isOpen && <EraseForm erase={erase} />}
    </section>
  )
}
