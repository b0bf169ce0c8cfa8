'use client'

import { Button } from '@rasteh/ui/button'
import { FormAlert } from '@rasteh/ui/form-alert'
import { TextField } from '@rasteh/ui/text-field'
import { type FormEvent, useMemo } from 'react'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './privacy-section.module.css'
import type { useErase } from './use-erase.ts'
import { useRefusal } from './use-refusal.ts'

/** Asks once more, and who it is. */
export function EraseForm({ erase }: { erase: ReturnType<typeof useErase> }) {
  const { say } = usePageSettings()
  const { state, edit, sendCode, close } = erase
  const isCode = state.proof === 'code'
  const refusals = {
    wrong: say('PrivacyWrong'),
    'too-many': say('AccountTooManyTries'),
    failed: say('EraseFailed'),
  }
  const name = isCode ? 'code' : 'password'
  const text = state.refusal && refusals[state.refusal]
  const isTyped = state.refusal === 'wrong'
  const refusal = useMemo(() => text && { text, field: isTyped ? name : null }, [text, isTyped, name])
  const { id, form, refusedBy } = useRefusal(refusal || null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!state.isWaiting && state.typed) void erase.erase()
  }
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={submit}
      aria-label={say('EraseTitle')}
      aria-busy={state.isWaiting}
    >
      <p className={styles.question}>{say('EraseConfirm')}</p>
      <p className={styles.text}>{say('PrivacyShowWho')}</p>
      {isCode && state.isCodeSent && <FormAlert tone="done">{say('PrivacyCodeSent')}</FormAlert>}
      <TextField
        label={isCode ? say('AccountCode') : say('AccountPassword')}
        name={name}
        refusedBy={refusedBy(name)}
        type={isCode ? 'text' : 'password'}
        inputMode={isCode ? 'numeric' : 'text'}
        autoComplete={isCode ? 'one-time-code' : 'current-password'}
        isLtr
        value={state.typed}
        onChange={(typed) => edit({ typed, refusal: null })}
      />
      {text && (
        <FormAlert tone="refused" id={id}>
          {text}
        </FormAlert>
      )}
      <div className={styles.buttons}>
        <Button type="submit" isBusy={state.isWaiting} isDisabled={state.typed === ''}>
          {say('PrivacyEraseNow')}
        </Button>
        <Button
          kind="secondary"
          isDisabled={state.isWaiting}
          onPress={isCode ? () => edit({ proof: 'password', typed: '' }) : () => void sendCode()}
        >
          {isCode ? say('PrivacyByPassword') : say('PrivacyByCode')}
        </Button>
        <Button kind="quiet" onPress={close}>
          {say('PrivacyKeep')}
        </Button>
      </div>
    </form>
  )
}
