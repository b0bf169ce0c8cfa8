'use client'

import { Skeleton } from '@rasteh/ui/skeleton'
import { island } from '#island'
import { ChangePassword } from '../../../page/account/change-password.tsx'
import { ownPasskeys } from '../../../page/account/own-passkeys.ts'
import { ownSessions } from '../../../page/account/own-sessions.ts'
import { PasskeysList } from '../../../page/account/passkeys-list.tsx'
import { SessionsList } from '../../../page/account/sessions-list.tsx'
import { SignOutButton } from '../../../page/account/sign-out-button.tsx'
import { usePageSettings } from '../../../page/islands/page-settings.tsx'
import { OwnPart } from '../own-part.tsx'
import styles from './security-part.module.css'

/** How the customer comes in: the devices that are signed in, the passkeys, and the password. */
export function SecurityPart() {
  const { say } = usePageSettings()
  return (
    <OwnPart store={ownSessions} skeleton={<Skeleton shape="control" />}>
      {({ Sessions, HasPassword }) => (
        <div className={styles.security}>
          <section className={styles.part} aria-labelledby="sessions-title">
            <h2 className={styles.title} id="sessions-title">
              {say('SessionsTitle')}
            </h2>
            <SessionsList sessions={Sessions} />
          </section>
          <section className={styles.part} aria-labelledby="passkeys-title">
            <h2 className={styles.title} id="passkeys-title">
              {say('PasskeysTitle')}
            </h2>
            <OwnPart store={ownPasskeys} skeleton={<Skeleton shape="control" />}>
              {({ Passkeys }) => <PasskeysList passkeys={Passkeys} />}
            </OwnPart>
          </section>
          <section className={styles.part} aria-labelledby="password-title">
            <h2 className={styles.title} id="password-title">
              {say(HasPassword ? 'AccountChangePassword' : 'AccountSetPassword')}
            </h2>
            <ChangePassword hasPassword={HasPassword} />
          </section>
          <div>
            <SignOutButton />
          </div>
        </div>
      )}
    </OwnPart>
  )
}

export default island('profile/security-part', SecurityPart, 'load')
