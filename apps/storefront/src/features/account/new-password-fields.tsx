'use client'

import { PASSWORD_MIN } from '@rasteh/shop-core/account'
import { TextField } from '@rasteh/ui/text-field'
import { usePageSettings } from '#page/islands/page-settings.tsx'

type Typed = { password: string; again: string }
type NewPasswordFieldsProps = {
  typed: Typed
  onChange: (changed: Partial<Typed>) => void
  /** The id of what says why a field is refused. */
  refusedBy: (name: string) => string | undefined
}

/** A new password, typed twice. */
export function NewPasswordFields({ typed, onChange, refusedBy }: NewPasswordFieldsProps) {
  const { say } = usePageSettings()
  return (
    <>
      <TextField
        label={say('AccountNewPassword')}
        name="new-password"
        value={typed.password}
        onChange={(password) => onChange({ password })}
        refusedBy={refusedBy('new-password')}
        type="password"
        hint={say('AccountPasswordHint', { min: PASSWORD_MIN })}
        isRequired
        autoComplete="new-password"
      />
      <TextField
        label={say('AccountPasswordAgain')}
        name="password-again"
        value={typed.again}
        onChange={(again) => onChange({ again })}
        refusedBy={refusedBy('password-again')}
        type="password"
        isRequired
        autoComplete="new-password"
      />
    </>
  )
}
