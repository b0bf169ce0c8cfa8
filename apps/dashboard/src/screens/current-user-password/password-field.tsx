import type { UIFieldServerProps } from 'payload'
import { CurrentUserPasswordPanel } from './password-panel.tsx'

/** On one's own form alone: a colleague's password is the owner's to set, in the form itself. */
export function CurrentUserPasswordField({ id, req }: UIFieldServerProps) {
  return req.user && String(req.user.id) === String(id) ? <CurrentUserPasswordPanel /> : null
}
