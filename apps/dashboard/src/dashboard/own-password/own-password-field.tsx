import type { UIFieldServerProps } from 'payload'
import { OwnPasswordPanel } from './own-password-panel.tsx'

/** On one's own form alone: a colleague's password is the owner's to set, in the form itself. */
export function OwnPasswordField({ id, req }: UIFieldServerProps) {
  return req.user && String(req.user.id) === String(id) ? <OwnPasswordPanel /> : null
}
