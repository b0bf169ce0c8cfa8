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
import desk from '../desk.module.css'
import fresh from '../fresh/fresh.module.css'
import styles from './passkeys.module.css'
import { sayPasskey } from './use-own-passkeys.ts'

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
  if (!isSupported) return isOnly ? <p className={desk.refusal}>{texts.unsupported}</p> : null

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
      {!isOnly && <p className={fresh.or}>{texts.or}</p>}
      <button
        type="button"
        className={isOnly ? desk.primary : desk.quiet}
        disabled={isWaiting}
        aria-describedby="passkey-hint"
        onClick={() => void press()}
      >
        {texts.signIn}
      </button>
      <p className={desk.hint} id="passkey-hint">
        {texts.signInHint}
      </p>
      <div role="status">{isWaiting && <p className={desk.hint}>{texts.waiting}</p>}</div>
      <div role="alert">{refusal && <p className={desk.refusal}>{refusal}</p>}</div>
    </div>
  )
}
