import { accept, type Outcome, refuse } from '../outcome.ts'
import type { AttemptLimit } from './attempt-limits.ts'

const TEN_MINUTES = 10 * 60
const A_DAY = 24 * 60 * 60

/** As many passkeys as an account may have. */
export const PASSKEYS_MAX = 10
export const PASSKEY_NAME_MAX = 60
/** How long a browser has to answer: people look for their phone first. */
export const PASSKEY_CHALLENGE_SECONDS = 5 * 60

/** What asks for fresh authentication takes a proof no older than this. */
export const FRESH_PROOF_SECONDS = TEN_MINUTES

/** The refusal that programs read; dialogs answer it. */
export const FRESH_NEEDED = 'FreshAuthenticationNeeded'

/** The name that a person gives a passkey, or why it is refused. */
export function toPasskeyName(typed: string): Outcome<string, { kind: 'passkey-name' }> {
  const name = typed.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
  return name !== '' && [...name].length <= PASSKEY_NAME_MAX ? accept(name) : refuse({ kind: 'passkey-name' })
}

/** Wrong passwords at fresh authentication, in one session. */
export const PROOF_ATTEMPTS = {
  session: { seconds: TEN_MINUTES, max: 5 },
  sessionDaily: { seconds: A_DAY, max: 20 },
} as const satisfies Record<string, AttemptLimit>

/** Challenges for signing in: each opening of a sign-in page takes one, and many people share an address. */
export const PASSKEY_CHALLENGES = {
  address: { seconds: TEN_MINUTES, max: 1_000 },
} as const satisfies Record<string, AttemptLimit>
