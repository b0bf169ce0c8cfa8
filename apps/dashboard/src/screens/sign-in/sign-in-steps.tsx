'use client'

import { passkeyTexts, signInTexts as texts } from '@rasteh/messages/dashboard'
import type { FormEvent } from 'react'
import screen from '#components/screen.module.css'
import { PasskeySignIn } from '#screens/passkeys/public-components.ts'
import { CodeField, ProposalSteps, RecoveryCodes } from '#screens/second-factor/public-components.ts'
import { PasswordFields } from './password-fields.tsx'
import styles from './sign-in.module.css'
import { useSignIn } from './use-sign-in.ts'

/** The password, then the code for those who have a second factor. */
export function SignInSteps({ target }: { target: string }) {
  const { form, edit, step, refusal, isWaiting, send, goBack, enter } = useSignIn(target)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isWaiting) void send()
  }
  if (step.kind === 'codes')
    return (
      <div className={styles.form}>
        <h2 className={screen.heading}>{texts.codesTitle}</h2>
        <RecoveryCodes codes={step.codes} />
        <button type="button" className={screen.primary} onClick={enter}>
          {texts.goOn}
        </button>
      </div>
    )
  if (step.kind === 'passkey')
    return (
      <div className={styles.form}>
        <h2 className={screen.heading}>{passkeyTexts.neededTitle}</h2>
        <p className={screen.hint}>{passkeyTexts.neededIntro}</p>
        <PasskeySignIn onEntered={enter} isOnly />
        <button type="button" className={screen.quiet} onClick={goBack}>
          {texts.back}
        </button>
      </div>
    )
  return (
    <form className={styles.form} onSubmit={submit} aria-busy={isWaiting} method="post">
      {step.kind === 'password' ? (
        <PasswordFields email={form.email} password={form.password} onEdit={edit} />
      ) : (
        <>
          <h2 className={screen.heading}>{step.kind === 'code' ? texts.codeTitle : texts.setUpTitle}</h2>
          <p className={screen.hint}>{step.kind === 'code' ? texts.codeIntro : texts.setUpIntro}</p>
          {step.kind === 'set-up' && <ProposalSteps secret={step.secret} dots={step.dots} />}
          <CodeField
            id="field-code"
            label={texts.code}
            value={form.code}
            onChange={(code) => edit({ code })}
          />
          {step.kind === 'code' && <p className={screen.hint}>{texts.codeHint}</p>}
        </>
      )}
      <div role="alert">{refusal && <p className={screen.refusal}>{refusal}</p>}</div>
      <button type="submit" className={`${screen.primary} ${styles.wide}`} disabled={isWaiting}>
        {step.kind === 'password' ? texts.enter : texts.confirm}
      </button>
      {step.kind === 'password' ? (
        <>
          <PasskeySignIn onEntered={enter} />
          <p className={screen.hint}>{texts.forgotten}</p>
        </>
      ) : (
        <button type="button" className={screen.quiet} onClick={goBack}>
          {texts.back}
        </button>
      )}
      <div role="status">{isWaiting && <p className={screen.hint}>{texts.waiting}</p>}</div>
    </form>
  )
}
