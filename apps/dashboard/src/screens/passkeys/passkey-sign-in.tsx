'use client'

import { passkeyTexts as texts } from '@rasteh/messages/dashboard'
import {
  offersPasskeys,
  type PasskeyAnswer,
  passkeyCalls,
  stopAsking,
} from '@rasteh/shop-client/passkey-calls'
import { useHasPasskeys } from '@rasteh/shop-client/use-has-passkeys'
import { useEffect, useRef, useState } from 'react'
import screen from '#components/screen.module.css'
import styles from './passkeys.module.css'
import { sayPasskey } from './use-current-user-passkeys.ts'

const calls = passkeyCalls('staff')
type PasskeySignInProps = { onEntered: () => void; isOnly?: boolean }

/** Signing in by passkey: by the button, or by what the browser offers in the e-mail's field. `isOnly`: nothing else will do. */
export function PasskeySignIn({ onEntered, isOnly = false }: PasskeySignInProps) {
  const isSupported = useHasPasskeys()
  const [isWaiting, setWaiting] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const entered = useRef(onEntered)
  useEffect(() => {
    if (isOnly) return
    void offersPasskeys().then(async (isOffered) => {
      if (!isOffered) return
      const answer = await calls.signIn(true)
      if (answer.kind === 'done') entered.current()
      else if (answer.kind === 'refused') setRefusal(sayPasskey(answer))
    })
    return () => void stopAsking()
  }, [isOnly])
  if (!isSupported) return isOnly ? <p className={screen.refusal}>{texts.unsupported}</p> : null

  const press = async () => {
    setWaiting(true)
    setRefusal(null)
    const answer: PasskeyAnswer<unknown> = await calls.signIn()
    if (answer.kind === 'done') return onEntered()
    setWaiting(false)
    setRefusal(sayPasskey(answer))
  }
  return (
    <div className={styles.signIn} aria-busy={isWaiting}>
      {!isOnly && <p className={styles.or}>{texts.or}</p>}
      <button
        type="button"
        className={isOnly ? screen.primary : screen.quiet}
        disabled={isWaiting}
        aria-describedby="passkey-hint"
        onClick={() => void press()}
      >
        {texts.signIn}
      </button>
      <p className={screen.hint} id="passkey-hint">
        {texts.signInHint}
      </p>
      <div role="status">{isWaiting && <p className={screen.hint}>{texts.waiting}</p>}</div>
      <div role="alert">{refusal && <p className={screen.refusal}>{refusal}</p>}</div>
    </div>
  )
}
