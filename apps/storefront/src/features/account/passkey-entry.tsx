'use client'

import { offersPasskeys, passkeyCalls, stopAsking } from '@rasteh/shop-client/passkey-calls'
import { useHasPasskeys } from '@rasteh/shop-client/use-has-passkeys'
import { Button } from '@rasteh/ui/button'
import { useEffect, useEffectEvent, useState } from 'react'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { sayPasskeyRefusal } from './say-passkey-refusal.ts'
import styles from './sign-in.module.css'
import type { SignInState } from './use-sign-in.ts'

const calls = passkeyCalls('customers')

/** Coming in by passkey: by the button, or by what the browser offers in the field above. Without passkeys nothing is rendered. */
export function PasskeyEntry({ state }: { state: SignInState }) {
  const { say } = usePageSettings()
  const isSupported = useHasPasskeys()
  const [isWaiting, setWaiting] = useState(false)
  const { onEntered, setRefusal } = state

  function refuse(answer: Parameters<typeof sayPasskeyRefusal>[1]): void {
    const text = sayPasskeyRefusal(say, answer)
    setRefusal(text === null ? null : { text, field: null })
  }

  const offer = useEffectEvent(async () => {
    if (!(await offersPasskeys())) return
    const answer = await calls.signIn(true)
    if (answer.kind === 'done') onEntered()
    else if (answer.kind === 'refused') refuse(answer)
  })
  useEffect(() => {
    if (!isSupported) return
    void offer()
    return () => void stopAsking()
  }, [isSupported])
  if (!isSupported) return null

  async function press(): Promise<void> {
    setWaiting(true)
    setRefusal(null)
    const answer = await calls.signIn()
    if (answer.kind === 'done') return onEntered()
    setWaiting(false)
    refuse(answer)
  }
  return (
    <div className={styles.passkey}>
      <p className={styles.or}>{say('PasskeyOr')}</p>
      <Button kind="secondary" isBusy={isWaiting} onPress={() => void press()}>
        {say('PasskeySignIn')}
      </Button>
      <p className={styles.passkeyHint} role="status">
        {isWaiting ? say('PasskeyWaiting') : say('PasskeySignInHint')}
      </p>
    </div>
  )
}
