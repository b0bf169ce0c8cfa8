'use client'

import { passkeyTexts, signInTexts as texts } from '@rasteh/messages/dashboard'
import type { FormEvent } from 'react'
import desk from '../desk.module.css'
import { PasskeySignIn } from '../passkeys/passkey-sign-in.tsx'
import styles from '../second-factor/second-factor.module.css'
import { CodeField, ProposalSteps, RecoveryCodes } from '../second-factor/set-up-steps.tsx'
import { PasswordFields } from './password-fields.tsx'
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
        <h2 className={desk.heading}>{texts.codesTitle}</h2>
        <RecoveryCodes codes={step.codes} />
        <button type="button" className={desk.primary} onClick={enter}>
          {texts.goOn}
        </button>
      </div>
    )
  if (step.kind === 'passkey')
    return (
      <div className={styles.form}>
        <h2 className={desk.heading}>{passkeyTexts.neededTitle}</h2>
        <p className={desk.hint}>{passkeyTexts.neededIntro}</p>
        <PasskeySignIn onEntered={enter} isOnly />
        <button type="button" className={desk.quiet} onClick={goBack}>
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
          <h2 className={desk.heading}>{step.kind === 'code' ? texts.codeTitle : texts.setUpTitle}</h2>
          <p className={desk.hint}>{step.kind === 'code' ? texts.codeIntro : texts.setUpIntro}</p>
          {step.kind === 'set-up' && <ProposalSteps secret={step.secret} dots={step.dots} />}
          <CodeField
            id="field-code"
            label={texts.code}
            value={form.code}
            onChange={(code) => edit({ code })}
          />
          {step.kind === 'code' && <p className={desk.hint}>{texts.codeHint}</p>}
        </>
      )}
      <div role="alert">{refusal && <p className={desk.refusal}>{refusal}</p>}</div>
      <button type="submit" className={`${desk.primary} ${styles.wide}`} disabled={isWaiting}>
        {step.kind === 'password' ? texts.enter : texts.confirm}
      </button>
      {step.kind === 'password' ? (
        <>
          <PasskeySignIn onEntered={enter} />
          <p className={desk.hint}>{texts.forgotten}</p>
        </>
      ) : (
        <button type="button" className={desk.quiet} onClick={goBack}>
          {texts.back}
        </button>
      )}
      <div role="status">{isWaiting && <p className={desk.hint}>{texts.waiting}</p>}</div>
    </form>
  )
}
