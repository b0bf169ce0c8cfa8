import type { CollectionBeforeLoginHook, PayloadRequest } from 'payload'
import { callShopFunction } from '#database/call-shop-function.ts'
import { checkSecondFactor, type SecondFactorRefusal } from '#screens/second-factor/check.ts'
import { loadSecondFactor } from '#screens/second-factor/load.ts'
import { confirmSecondFactor, type Proposal, proposeSecondFactor } from '#screens/second-factor/set-up.ts'

type Stop = SecondFactorRefusal | 'set-up' | 'passkey'

/** Says that the password was right and opened nothing: the second factor is still to come, or was not right. */
export class SecondFactorStop extends Error {
  readonly kind: Stop
  readonly proposal: Proposal | null

  constructor(kind: Stop, proposal: Proposal | null = null) {
    super(`second factor: ${kind}`)
    this.kind = kind
    this.proposal = proposal
  }
}

type Context = { secondFactorCode?: string; recoveryCodes?: string[] }

/** What the sign-in call hands to the hook, and takes from it. */
export const secondFactorContext = (req: PayloadRequest) => req.context as Context

/**
 * Runs on every sign-in of staff, by every route: it runs before the session's token is signed,
 * and what it throws takes the session back. Who has no second factor passes, unless it is due: an owner's or manager's
 * after their grace, or everybody's when the owner asks all for one. Then the sign-in sets it up.
 */
export const askSecondFactor: CollectionBeforeLoginHook = async ({ req, user }) => {
  const { payload } = req
  const context = secondFactorContext(req)
  const typed = context.secondFactorCode ?? ''
  const staffId = Number(user.id)
  const { factor, duty, needsPasskey } = await loadSecondFactor(payload, staffId)
  if (factor?.isConfirmed) {
    const refusal = await checkSecondFactor({ payload, staffId, factor, typed })
    if (refusal) throw new SecondFactorStop(refusal)
    return user
  }
  if (needsPasskey) throw new SecondFactorStop('passkey')
  if (duty.kind !== 'due') return user
  if (!factor || typed === '') {
    await callShopFunction(payload, 'note_audit', [
      'system',
      null,
      'second-factor-due',
      `staff:${staffId}`,
      {},
    ])
    throw new SecondFactorStop('set-up', await proposeSecondFactor({ payload, staffId }, user.email))
  }
  const confirmed = await confirmSecondFactor({ payload, staffId, factor, typed })
  if (typeof confirmed === 'string') throw new SecondFactorStop(confirmed)
  context.recoveryCodes = confirmed
  return user
}
