import { randomInt } from 'node:crypto'
import type { Culture } from '@rasteh/persian-text/culture'
import { CODE_DIGITS, formatCode, toCode, toIdentity } from '@rasteh/shop-core/account'
import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'
import { type Device, deviceOfToken, isKnownDevice, newDevice } from '@rasteh/shop-store/accounts/devices'
import { checkCode } from '@rasteh/shop-store/accounts/one-time-codes/check-code'
import { keepCode } from '@rasteh/shop-store/accounts/one-time-codes/keep-code'
import { takeAttempts } from '@rasteh/shop-store/platform/attempt-limits'
import type { Pool } from '@rasteh/shop-store/platform/pool'
import type { ShopApiSettings } from '../../settings.ts'
import type { CodeRefusal } from '../refusals.ts'
import { codeSendLimits } from './code-send-limits.ts'

type Purpose = Parameters<typeof keepCode>[1]['purpose']
export type AskedCode = {
  identity: string
  purpose: Purpose
  deviceToken: string | undefined
  ip: string
  culture: Culture
}
export type TypedCode = { identity: string; purpose: Purpose; code: string; deviceToken: string | undefined }

export type Accounts = ReturnType<typeof createAccounts>

/** One-time codes: sent for the browser that asks, and exchanged there for a ticket. */
export function createAccounts({ database, settings }: { database: Pool; settings: ShopApiSettings }) {
  const { secret } = settings
  return {
    /**
     * Has a code sent. Only accounts that signed in on this browser before are read, so that known and unknown people
     * get the same answer. The answer is the browser's device, which it keeps.
     */
    async sendCode({
      identity: typed,
      purpose,
      deviceToken,
      ip,
      culture,
    }: AskedCode): Promise<Outcome<Device, CodeRefusal>> {
      const identity = toIdentity(typed)
      if (!identity) return refuse({ kind: 'identity-unknown' })
      if (settings.codesPerDay === 0) return refuse({ kind: 'codes-off' })
      const given = deviceOfToken(deviceToken)
      const { value } = identity
      const isKnown = await isKnownDevice(database, given, { kind: 'customers', identity: value })
      const asking = { ip, identity, knownDevice: isKnown ? given : null }
      const waitSeconds = await takeAttempts(database, codeSendLimits(settings, asking))
      if (waitSeconds > 0) return refuse({ kind: 'too-many-codes', waitSeconds })
      const device = given ?? newDevice()
      const code = formatCode(randomInt(10 ** CODE_DIGITS))
      await keepCode(database, { identity: value, purpose, device: device.hash, code, culture, secret })
      return accept(device)
    },
    /** Exchanges a code for a ticket. A wrong one uses up the code that this browser asked for, and nothing else. */
    async checkCode({
      identity: typed,
      purpose,
      code: typedCode,
      deviceToken,
    }: TypedCode): Promise<Outcome<string, CodeRefusal>> {
      const identity = toIdentity(typed)
      const code = toCode(typedCode)
      if (!identity || !code) return refuse({ kind: 'code-wrong' })
      const device = deviceOfToken(deviceToken)?.hash ?? null
      const ticket = await checkCode(database, { identity: identity.value, purpose, code, secret, device })
      return ticket ? accept(ticket) : refuse({ kind: 'code-wrong' })
    },
  }
}
