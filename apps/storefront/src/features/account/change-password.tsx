'use client'

import { accountCalls } from '@rasteh/shop-client/account-calls'
import { Button } from '@rasteh/ui/button'
import { FormAlert } from '@rasteh/ui/form-alert'
import { TextField } from '@rasteh/ui/text-field'
import { type FormEvent, useState } from 'react'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { currentUserSessions } from './current-user-sessions.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { refusalOfPassword, toAccountRefusal } from './say-account-refusal.ts'
import styles from './sign-in.module.css'
import { useFormRefusal } from './use-refusal.ts'

const NOTHING = { current: '', password: '', again: '' }

/** Sets or changes the password of the signed-in customer. Other sessions end with it. */
export function ChangePassword({ hasPassword }: { hasPassword: boolean }) {
  const { say } = usePageSettings()
  const [typed, setTyped] = useState(NOTHING)
  const { refusal, setRefusal, id, form, refusedBy } = useFormRefusal()
  const [phase, setPhase] = useState<'open' | 'saving' | 'saved'>('open')

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const wrong = refusalOfPassword(say, typed)
    setRefusal(wrong)
    if (wrong) return
    setPhase('saving')
    const answer = await accountCalls.changePassword(typed.current, typed.password)
    setRefusal(toAccountRefusal(say, answer, { password: 'current-password' }))
    setPhase(answer.kind === 'done' ? 'saved' : 'open')
    if (answer.kind !== 'done') return
    setTyped(NOTHING)
    await currentUserSessions.reload()
  }

  function change(changed: Partial<typeof NOTHING>): void {
    setTyped({ ...typed, ...changed })
    setRefusal(null)
  }

  return (
    <form ref={form} className={styles.fields} noValidate aria-busy={phase === 'saving'} onSubmit={submit}>
      {hasPassword && (
        <TextField
          label={say('AccountCurrentPassword')}
          name="current-password"
          value={typed.current}
          onChange={(current) => change({ current })}
          refusedBy={refusedBy('current-password')}
          type="password"
          isRequired
          autoComplete="current-password"
        />
      )}
      <NewPasswordFields typed={typed} onChange={change} refusedBy={refusedBy} />
      {refusal && (
        <FormAlert tone="refused" id={id}>
          {refusal.text}
        </FormAlert>
      )}
      {phase === 'saved' && <FormAlert tone="done">{say('AccountPasswordSaved')}</FormAlert>}
      <div>
        <Button type="submit" isBusy={phase === 'saving'}>
          {say('AccountSetPassword')}
        </Button>
      </div>
    </form>
  )
}
