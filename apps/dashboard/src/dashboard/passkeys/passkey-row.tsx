'use client'

import { passkeyTexts as texts } from '@rasteh/messages/dashboard'
import { formatMoment } from '@rasteh/persian-text/jalali'
import desk from '../desk.module.css'
import styles from './passkeys.module.css'
import type { ShownPasskey } from './use-own-passkeys.ts'

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
        {passkey.IsBackedUp && <span className={desk.pill}>{texts.backedUp}</span>}
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
          <p className={desk.hint}>{texts.removeQuestion}</p>
          <div className={desk.buttons}>
            <button type="button" className={desk.danger} disabled={isWaiting} onClick={onRemove}>
              {texts.removeYes}
            </button>
            <button type="button" className={desk.quiet} onClick={() => onAsk(false)}>
              {texts.cancel}
            </button>
          </div>
        </div>
      ) : (
        <button
          type="button"
          className={desk.quiet}
          aria-label={texts.removeOf.replace('{name}', passkey.Name)}
          onClick={() => onAsk(true)}
        >
          {texts.remove}
        </button>
      )}
    </li>
  )
}
