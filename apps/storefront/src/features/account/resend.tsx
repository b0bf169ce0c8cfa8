'use client'

import { toCultureDigits } from '@rasteh/persian-text/digits'
import { toIdentity } from '@rasteh/shop-core/account'
import { Button } from '@rasteh/ui/button'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './sign-in.module.css'
import { toMinuteClock, useSecondsLeft } from './use-seconds-left.ts'
import type { SignInState } from './use-sign-in.ts'

/** Where the code went. */
export function CodeHint({ identity }: { identity: string }) {
  const { say, money } = usePageSettings()
  const known = toIdentity(identity)
  const shown = known?.kind === 'mobile' ? toCultureDigits(known.value, money.culture) : (known?.value ?? '')
  return (
    <>
      {say('AccountCodeWent')} <bdi dir="ltr">{shown}</bdi>
    </>
  )
}

/** How long the code lives, and then the button that sends another. */
export function Resend({ state }: { state: SignInState }) {
  const { say, money } = usePageSettings()
  const left = useSecondsLeft(state.codeEndsMs)
  if (left > 0) {
    return (
      <p className={styles.clock}>
        {say('AccountCodeResendAfter')}{' '}
        <span role="timer" aria-live="off">
          <bdi>{toCultureDigits(toMinuteClock(left), money.culture)}</bdi>
        </span>
      </p>
    )
  }
  return (
    <Button kind="secondary" onPress={state.resend} isBusy={state.isBusy}>
      {say('AccountCodeResend')}
    </Button>
  )
}
