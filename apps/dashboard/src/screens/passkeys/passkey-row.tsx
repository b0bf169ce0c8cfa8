'use client'

import { passkeyTexts as texts } from '@rasteh/messages/dashboard'
import { formatMoment } from '@rasteh/persian-text/jalali'
import screen from '#components/screen.module.css'
import tables from '#components/table.module.css'
import styles from './passkeys.module.css'
import type { ShownPasskey } from './use-current-user-passkeys.ts'

type PasskeyRowProps = {
  passkey: ShownPasskey
  isAsked: boolean
  isWaiting: boolean
  onAsk: (isAsked: boolean) => void
  onRemove: () => void
}

/** One passkey: its name, its days, and the way to be rid of it, asked once more. */
export function PasskeyRow({ passkey, isAsked, isWaiting, onAsk, onRemove }: PasskeyRowProps) {
  const moment = (at: string) => formatMoment(new Date(at), 'fa-IR')
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <strong dir="auto">{passkey.Name}</strong>
        {passkey.IsBackedUp && <span className={tables.pill}>{texts.backedUp}</span>}
        <span className={styles.days}>
          {texts.madeAt} <bdi>{moment(passkey.CreatedAt)}</bdi>
        </span>
        <span className={styles.days}>
          {passkey.LastUsedAt ? (
            <>
              {texts.usedAt} <bdi>{moment(passkey.LastUsedAt)}</bdi>
            </>
          ) : (
            texts.neverUsed
          )}
        </span>
      </div>
      {isAsked ? (
        <div className={styles.asking}>
          <p className={screen.hint}>{texts.removeQuestion}</p>
          <div className={screen.buttons}>
            <button type="button" className={screen.danger} disabled={isWaiting} onClick={onRemove}>
              {texts.removeYes}
            </button>
            <button type="button" className={screen.quiet} onClick={() => onAsk(false)}>
              {texts.cancel}
            </button>
          </div>
        </div>
      ) : (
        <button
          type="button"
          className={screen.quiet}
          aria-label={texts.removeOf.replace('{name}', passkey.Name)}
          onClick={() => onAsk(true)}
        >
          {texts.remove}
        </button>
      )}
    </li>
  )
}
