import { randomInt } from 'node:crypto'
import { CODE_DIGITS, CODE_SENDS, formatCode, toIdentity } from '@rasteh/shop-core/account'
import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'
import {
  correctScore,
  loadCustomerContact,
  noteCodeSent,
  noteCustomer,
} from '@rasteh/shop-store/accounts/customer-care'
import { keepCode } from '@rasteh/shop-store/accounts/one-time-codes/keep-code'
import { takeAttempts } from '@rasteh/shop-store/platform/attempt-limits'
import { toIdentityKey } from '@rasteh/shop-store/platform/identity-key'
import type { Pool } from '@rasteh/shop-store/platform/pool'
import type { ShopApiSettings } from '../settings.ts'
import type { CustomerCareRefusal } from './refusals.ts'

type Acting = { customerId: number; staffId: number; ip: string }
type Done = Outcome<true, CustomerCareRefusal>
export type CustomerCare = ReturnType<typeof createCustomerCare>

/** What managers do for one customer: points, notes, and help with signing in. */
export function createCustomerCare({ database, settings }: { database: Pool; settings: ShopApiSettings }) {
  const { secret, codesPerDay } = settings
  const limitsOf = (account: string, staffId: number) => [
    { scope: 'code-send', attemptKey: `staff member ${staffId}`, ...CODE_SENDS.staff },
    { scope: 'code-send', attemptKey: 'all', ...CODE_SENDS.overall, max: codesPerDay },
    { scope: 'code-send', attemptKey: `staff for ${account}`, ...CODE_SENDS.number },
    { scope: 'code-send', attemptKey: `staff of the day for ${account}`, ...CODE_SENDS.numberDaily },
  ]
  return {
    async correctScore({
      ip,
      ...by
    }: Acting & { key: string; points: number; reason: string }): Promise<Done> {
      const said = await correctScore(database, { ...by, from: ip })
      if (said === 'done') return accept(true)
      return refuse({ kind: said === 'too-low' ? 'score-too-low' : 'person-not-found' })
    },
    async note({ ip, ...by }: Acting & { key: string; text: string }): Promise<Done> {
      const isKept = await noteCustomer(database, { ...by, from: ip })
      return isKept ? accept(true) : refuse({ kind: 'person-not-found' })
    },
    /** Has a code sent to a customer who gets none; it opens on whatever browser the customer types it, once. */
    async sendCode({ customerId, staffId, ip }: Acting): Promise<Done> {
      const contact = await loadCustomerContact(database, customerId)
      const identity = contact === null ? null : toIdentity(contact)
      if (!identity) return refuse({ kind: 'person-not-found' })
      if (codesPerDay === 0) return refuse({ kind: 'codes-off' })
      const account = toIdentityKey(secret, identity.value)
      const waitSeconds = await takeAttempts(database, limitsOf(account, staffId))
      if (waitSeconds > 0) return refuse({ kind: 'too-many-codes', waitSeconds })
      const code = formatCode(randomInt(10 ** CODE_DIGITS))
      await keepCode(database, {
        identity: identity.value,
        purpose: 'sign-in',
        code,
        culture: 'fa-IR',
        secret,
      })
      await noteCodeSent(database, { customerId, staffId, from: ip })
      return accept(true)
    },
  }
}
