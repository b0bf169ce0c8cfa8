import { signInTexts as texts } from '@rasteh/messages/dashboard'
import screen from '#components/screen.module.css'

type PasswordFieldsProps = {
  email: string
  password: string
  onEdit: (part: { email?: string; password?: string }) => void
}

export function PasswordFields({ email, password, onEdit }: PasswordFieldsProps) {
  return (
    <>
      <div className={screen.field}>
        <label className={screen.label} htmlFor="field-email">
          {texts.email}
        </label>
        <input
          id="field-email"
          className={screen.input}
          type="email"
          dir="ltr"
          autoComplete="username webauthn"
          required
          value={email}
          onChange={(event) => onEdit({ email: event.target.value })}
        />
      </div>
      <div className={screen.field}>
        <label className={screen.label} htmlFor="field-password">
          {texts.password}
        </label>
        <input
          id="field-password"
          className={screen.input}
          type="password"
          dir="ltr"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => onEdit({ password: event.target.value })}
        />
      </div>
    </>
  )
}
