'use client'

import { CODE_DIGITS, toCode } from '@rasteh/shop-core/account'
import { Button } from '@rasteh/ui/button'
import { useState } from 'react'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { CodeField } from './code-field.tsx'
import { CodeHint, Resend } from './resend.tsx'
import styles from './sign-in.module.css'
import { StepForm } from './step-form.tsx'
import type { SignInState } from './use-sign-in.ts'

/** Asks for the code that was sent. A whole code is tried at once: the customer need not look for the button. */
export function CodeStep({ state }: { state: SignInState }) {
  const { say } = usePageSettings()
  const [code, setCode] = useState('')

  function submit(typed: string): void {
    const read = toCode(typed)
    if (read) state.enter(read)
    else state.setRefusal({ text: say('AccountCodeDigits', { count: CODE_DIGITS }), field: 'code' })
  }

  /** A code that was just refused is refused still: asking again would say the same twice and cost a try. */
  function press(): void {
    if (state.refusal?.field === 'code' && toCode(code)) state.setRefusal({ ...state.refusal })
    else submit(code)
  }

  function change(typed: string): void {
    setCode(typed)
    state.setRefusal(null)
    const isAnother = toCode(typed) !== undefined && toCode(typed) !== toCode(code)
    if (isAnother && !state.isBusy) submit(typed)
  }

  return (
    <StepForm
      state={state}
      title={say('AccountCode')}
      hint={<CodeHint identity={state.identity} />}
      onSubmit={press}
    >
      <CodeField value={code} onChange={change} refusedBy={state.refused.refusedBy('code')} />
      <Button type="submit" isBusy={state.isBusy}>
        {say('SignIn')}
      </Button>
      <Resend state={state} />
      <div className={styles.others}>
        <Button kind="quiet" onPress={() => state.go('identity')}>
          {say('AccountChangeIdentity')}
        </Button>
        <Button kind="quiet" onPress={() => state.go('password')}>
          {say('AccountByPassword')}
        </Button>
      </div>
    </StepForm>
  )
}
