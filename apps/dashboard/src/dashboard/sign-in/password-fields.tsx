import { signInTexts as texts } from '@rasteh/messages/dashboard'
import desk from '../desk.module.css'

type PasswordFieldsProps = {
  email: string
  password: string
  onEdit: (part: { email?: string; password?: string }) => void
}

export function PasswordFields({ email, password, onEdit }: PasswordFieldsProps) {
  return (
    <>
      <div className={desk.field}>
        <label className={desk.label} htmlFor="field-email">
          {texts.email}
        </label>
        <input
          id="field-email"
          className={desk.input}
          type="email"
          dir="ltr"
          autoComplete="username webauthn"
          required
          value={email}
          onChange={(event) => onEdit({ email: event.target.value })}
        />
      </div>
      <div className={desk.field}>
        <label className={desk.label} htmlFor="field-password">
          {texts.password}
        </label>
        <input
          id="field-password"
          className={desk.input}
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
