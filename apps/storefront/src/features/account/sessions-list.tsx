'use client'

import { formatMoment } from '@rasteh/persian-text/jalali'
import { accountCalls } from '@rasteh/shop-client/account-calls'
import { toDevice } from '@rasteh/shop-core/account'
import { Button } from '@rasteh/ui/button'
import { FormAlert } from '@rasteh/ui/form-alert'
import { Pill } from '@rasteh/ui/pill'
import { useState } from 'react'
import { type PageSay, usePageSettings } from '#page/islands/page-settings.tsx'
import type { Sessions } from './account-from-wire.ts'
import { currentUserSessions } from './current-user-sessions.ts'
import styles from './sign-in.module.css'

type Session = Sessions['sessions'][number]

/** Where the customer is signed in; each place can be signed out of, and all others at once. */
export function SessionsList({ sessions }: { sessions: readonly Session[] }) {
  const { say } = usePageSettings()
  const [busy, setBusy] = useState<string | null>(null)
  const [hasFailed, setFailed] = useState(false)

  async function end(id?: string): Promise<void> {
    setBusy(id ?? 'all')
    setFailed(false)
    const answer = await accountCalls.endSession(id)
    setBusy(null)
    if (answer.kind === 'failed') return setFailed(true)
    await currentUserSessions.reload()
  }

  return (
    <div className={styles.part}>
      {hasFailed && <FormAlert tone="refused">{say('NetworkFailed')}</FormAlert>}
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={busy === session.id}
            onEnd={() => void end(session.id)}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div>
          <Button kind="secondary" isBusy={busy === 'all'} onPress={() => void end()}>
            {say('SessionEndOthers')}
          </Button>
        </div>
      )}
    </div>
  )
}

type SessionRowProps = { session: Session; isBusy: boolean; onEnd: () => void }

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const { say, money } = usePageSettings()
  const device = deviceWords(say, session.userAgent)
  const moment = (at: string) => formatMoment(new Date(at), money.culture)
  return (
    <li className={styles.session}>
      <div>
        <p className={styles.device}>
          <bdi>{device}</bdi> {session.isThis && <Pill>{say('SessionThis')}</Pill>}
        </p>
        <p className={styles.hint}>
          {say('SessionSeen')} <bdi>{moment(session.seenAt)}</bdi>
        </p>
        <p className={styles.hint}>
          {say('SessionOpened')} <bdi>{moment(session.openedAt)}</bdi>
        </p>
      </div>
      {!session.isThis && (
        <Button kind="quiet" isBusy={isBusy} onPress={onEnd} label={say('SessionEndOf', { device })}>
          {say('SessionEnd')}
        </Button>
      )}
    </li>
  )
}

function deviceWords(say: PageSay, userAgent: string): string {
  const { browser, system } = toDevice(userAgent)
  if (browser && system) return say('SessionDevice', { browser, system })
  return browser ?? system ?? say('SessionDeviceUnknown')
}
