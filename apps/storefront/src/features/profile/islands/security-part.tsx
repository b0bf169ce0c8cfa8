'use client'

import { Skeleton } from '@rasteh/ui/skeleton'
import {
  ChangePassword,
  currentUserPasskeys,
  PasskeysList,
  SessionsList,
  SignOutButton,
} from '#features/account/public-security.ts'
import { currentUserSessions } from '#features/account/public-sessions.ts'
import { island } from '#island'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { CurrentUserPart } from '../current-user-part.tsx'
import styles from './security-part.module.css'

/** How the customer comes in: the devices that are signed in, the passkeys, and the password. */
export function SecurityPart() {
  const { say } = usePageSettings()
  return (
    <CurrentUserPart store={currentUserSessions} skeleton={<Skeleton shape="control" />}>
      {({ sessions, hasPassword }) => (
        <div className={styles.security}>
          <section className={styles.part} aria-labelledby="sessions-title">
            <h2 className={styles.title} id="sessions-title">
              {say('SessionsTitle')}
            </h2>
            <SessionsList sessions={sessions} />
          </section>
          <section className={styles.part} aria-labelledby="passkeys-title">
            <h2 className={styles.title} id="passkeys-title">
              {say('PasskeysTitle')}
            </h2>
            <CurrentUserPart store={currentUserPasskeys} skeleton={<Skeleton shape="control" />}>
              {({ passkeys }) => <PasskeysList passkeys={passkeys} />}
            </CurrentUserPart>
          </section>
          <section className={styles.part} aria-labelledby="password-title">
            <h2 className={styles.title} id="password-title">
              {say(hasPassword ? 'AccountChangePassword' : 'AccountSetPassword')}
            </h2>
            <ChangePassword hasPassword={hasPassword} />
          </section>
          <div>
            <SignOutButton />
          </div>
        </div>
      )}
    </CurrentUserPart>
  )
}

export default island('profile/security-part', SecurityPart, 'load')
