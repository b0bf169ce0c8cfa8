import type { PasskeyAnswer } from '@rasteh/shop-client/passkey-calls'
import type { PageSay } from '#page/islands/page-settings.tsx'
import { sayAccountRefusal } from './say-account-refusal.ts'

/** Says why nothing became of a passkey; null when it did. */
export function sayPasskeyRefusal(say: PageSay, answer: PasskeyAnswer<unknown>): string | null {
  if (answer.kind === 'cancelled') return say('PasskeyCancelled')
  if (answer.kind !== 'refused' || answer.waitSeconds > 0) return sayAccountRefusal(say, answer)
  const { error } = answer
  if (error === 'PasskeyRefused') return say('PasskeyRefused')
  if (error === 'PasskeyExists') return say('PasskeyExists')
  if (error === 'TooManyPasskeys') return say('PasskeyTooMany')
  if (error === 'PasskeyName') return say('PasskeyNameWrong')
  // A person who cancelled the browser's question knows it already.
  return error === 'FreshAuthenticationNeeded' ? say('PasskeyCancelled') : sayAccountRefusal(say, answer)
}
