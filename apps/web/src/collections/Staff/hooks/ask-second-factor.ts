import type { CollectionBeforeLoginHook, PayloadRequest } from 'payload'
import { checkSecondFactor, type SecondFactorRefusal } from '../../../second-factor/check.ts'
import { loadSecondFactor } from '../../../second-factor/load.ts'
import { confirmSecondFactor, type Proposal, proposeSecondFactor } from '../../../second-factor/set-up.ts'

/** Says that the password was right and opened nothing: the second factor is still to come, or was not right. */
export class SecondFactorStop extends Error {
  readonly kind: SecondFactorRefusal | 'set-up'
  readonly proposal: Proposal | null

  constructor(kind: SecondFactorRefusal | 'set-up', proposal: Proposal | null = null) {
    super(`second factor: ${kind}`)
    this.kind = kind
    this.proposal = proposal
  }
}

type Context = { secondFactorCode?: string; recoveryCodes?: string[] }

/** What the sign-in call hands to the hook, and takes from it. */
export const secondFactorContext = (req: PayloadRequest) => req.context as Context

/**
 * Stands in every way to a session of staff, whatever route leads there: it runs before the session's token is signed,
 * and what it throws takes the session back. Who has no second factor passes, unless the owner asks all for one: then
 * the first sign-in sets it up.
 */
export const askSecondFactor: CollectionBeforeLoginHook = async ({ req, user }) => {
  const { payload } = req
  const context = secondFactorContext(req)
  const typed = context.secondFactorCode ?? ''
  const staffId = Number(user.id)
  const { factor, isRequired } = await loadSecondFactor(payload, staffId)
  if (factor?.isConfirmed) {
    const refusal = await checkSecondFactor({ payload, staffId, factor, typed })
    if (refusal) throw new SecondFactorStop(refusal)
    return user
  }
  if (!isRequired) return user
  if (!factor || typed === '')
    throw new SecondFactorStop('set-up', await proposeSecondFactor({ payload, staffId }, user.email))
  const confirmed = await confirmSecondFactor({ payload, staffId, factor, typed })
  if (typeof confirmed === 'string') throw new SecondFactorStop(confirmed)
  context.recoveryCodes = confirmed
  return user
}
