'use client'

import { formatMoment } from '@rasteh/persian-text/jalali'
import { Button } from '@rasteh/ui/button'
import { Pill } from '@rasteh/ui/pill'
import { useState } from 'react'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import type { Passkeys } from './account-from-wire.ts'
import styles from './sign-in.module.css'

type PasskeyRowProps = {
  passkey: Passkeys['passkeys'][number]
  isBusy: boolean
  onRemove: () => void
}

/** One passkey; removing it is asked once more. */
export function PasskeyRow({ passkey, isBusy, onRemove }: PasskeyRowProps) {
  const { say, money } = usePageSettings()
  const [isAsked, setAsked] = useState(false)
  const moment = (at: string) => formatMoment(new Date(at), money.culture)
  return (
    <li className={styles.session}>
      <div>
        <p className={styles.device}>
          <bdi>{passkey.name}</bdi> {passkey.isBackedUp && <Pill>{say('PasskeyBackedUp')}</Pill>}
        </p>
        <p className={styles.hint}>
          {say('PasskeyMadeAt')} <bdi>{moment(passkey.createdAt)}</bdi>
        </p>
        <p className={styles.hint}>
          {passkey.lastUsedAt ? (
            <>
              {say('PasskeyUsedAt')} <bdi>{moment(passkey.lastUsedAt)}</bdi>
            </>
          ) : (
            say('PasskeyNeverUsed')
          )}
        </p>
        {isAsked && <p>{say('PasskeyRemoveConfirm')}</p>}
      </div>
      {isAsked ? (
        <div className={styles.others}>
          <Button kind="secondary" isBusy={isBusy} onPress={onRemove}>
            {say('PasskeyRemoveYes')}
          </Button>
          <Button kind="quiet" onPress={() => setAsked(false)}>
            {say('PasskeyCancel')}
          </Button>
        </div>
      ) : (
        <Button
          kind="quiet"
          onPress={() => setAsked(true)}
          label={say('PasskeyRemoveOf', { name: passkey.name })}
        >
          {say('PasskeyRemove')}
        </Button>
      )}
    </li>
  )
}
