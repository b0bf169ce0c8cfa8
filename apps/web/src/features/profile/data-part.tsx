'use client'

import { ADDED_PATHS, PAGE_PATHS } from '@rasteh/contracts/paths'
import { Button } from '@rasteh/ui/button'
import { FormAlert } from '@rasteh/ui/form-alert'
import { Icon } from '@rasteh/ui/icon'
import { LinkButton } from '@rasteh/ui/link-button'
import { Skeleton } from '@rasteh/ui/skeleton'
import { useState } from 'react'
import { eraseAccount } from '../../shop-api/erase-call.ts'
import { confirm } from '../../site/islands/confirm.ts'
import { usePageSettings } from '../../site/islands/page-settings.tsx'
import styles from './data.module.css'
import { OwnPart } from './own-part.tsx'
import { ownProfile } from './own-profile.ts'

/** What the shop knows of the customer: to be taken along, or to be erased for good. */
export function DataPart() {
  const { say } = usePageSettings()
  return (
    <OwnPart store={ownProfile} skeleton={<Skeleton shape="control" />}>
      {() => (
        <div className={styles.parts}>
          <section className={styles.part}>
            <h2 className={styles.heading}>{say('DataExport')}</h2>
            <p>{say('DataExportText')}</p>
            <LinkButton kind="secondary" href={ADDED_PATHS.accountExport}>
              <Icon name="download" />
              {say('DataExportGo')}
            </LinkButton>
          </section>
          <ErasePart />
        </div>
      )}
    </OwnPart>
  )
}

type Phase = 'open' | 'erasing' | 'sign-in-again' | 'failed'

function ErasePart() {
  const { say } = usePageSettings()
  const [phase, setPhase] = useState<Phase>('open')

  async function erase(): Promise<void> {
    const question = { title: say('EraseTitle'), content: { text: say('EraseConfirm') } }
    if (!(await confirm(question))) return
    setPhase('erasing')
    const answer = await eraseAccount()
    // Nothing of this page is anybody's any more.
    if (answer === 'erased') location.assign(PAGE_PATHS.home)
    else if (answer === 'signed-out') ownProfile.signOut()
    else setPhase(answer)
  }

  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{say('EraseTitle')}</h2>
      <p>{say('EraseText')}</p>
      {phase === 'failed' && <FormAlert tone="refused">{say('EraseFailed')}</FormAlert>}
      {phase === 'sign-in-again' && (
        <>
          <FormAlert tone="refused">{say('EraseSignInAgain')}</FormAlert>
          <LinkButton href={`${PAGE_PATHS.login}?next=${encodeURIComponent(PAGE_PATHS.profileData)}`}>
            {say('SignIn')}
          </LinkButton>
        </>
      )}
      <Button kind="secondary" isBusy={phase === 'erasing'} onPress={() => void erase()}>
        {phase !== 'erasing' && <Icon name="remove" />}
        {say('EraseTitle')}
      </Button>
    </section>
  )
}
