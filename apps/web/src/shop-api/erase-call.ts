import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { callOwn } from './own-call.ts'

export type Erased = 'erased' | 'signed-out' | 'sign-in-again' | 'failed'

/** Has the customer's account erased; who has not shown lately who they are is asked to do so first. */
export async function eraseAccount(): Promise<Erased> {
  const call = { label: 'account.erase', method: 'POST', path: ADDED_PATHS.accountErase } as const
  const answer = await callOwn(call, () => true)
  if (answer.kind === 'read') return 'erased'
  if (answer.kind === 'conflict') return 'sign-in-again'
  return answer.kind === 'signed-out' ? 'signed-out' : 'failed'
}
