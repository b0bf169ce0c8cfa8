import type { Endpoint } from 'payload'
import { passkeyEndpoints } from '#screens/passkeys/endpoints.ts'
import { enterEndpoint } from './enter.ts'
import { loginEndpoint } from './login.ts'
import { logoutEndpoint } from './logout.ts'
import { passwordEndpoint, passwordResetEndpoint } from './password.ts'
import { sessionsEndEndpoint, sessionsEndpoint } from './sessions.ts'

/** How customers come in and go. `login` and `logout` stand before the content platform's own. */
export const customerEndpoints: Endpoint[] = [
  enterEndpoint,
  loginEndpoint,
  logoutEndpoint,
  passwordEndpoint,
  passwordResetEndpoint,
  sessionsEndpoint,
  sessionsEndEndpoint,
  ...passkeyEndpoints('customer'),
]
