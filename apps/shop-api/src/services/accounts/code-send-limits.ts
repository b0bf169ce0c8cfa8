import { CODE_SENDS, type Identity } from '@rasteh/shop-core/account'
import { subnetOf } from '@rasteh/shop-core/client-ip'
import { type Device, toDeviceKey } from '@rasteh/shop-store/accounts/devices'
import type { AttemptLimit } from '@rasteh/shop-store/platform/attempt-limits'
import { toIdentityKey } from '@rasteh/shop-store/platform/identity-key'
import type { ShopApiSettings } from '../../settings.ts'

type Asking = { ip: string; identity: Identity; knownDevice: Device | null }

const scope = 'code-send'

/**
 * Whose sends are counted. A device that the account has signed in on before has limits and a share of the day's budget
 * of its own; all others share those of the number and of the subnet. Mails cost nothing and addresses for them are
 * free, so they are counted apart: they use up no SMS. In this order, always.
 */
export function codeSendLimits(
  settings: ShopApiSettings,
  { ip, identity, knownDevice }: Asking,
): AttemptLimit[] {
  const { codesPerAddress, codesPerDay } = settings
  const account = toIdentityKey(settings.secret, identity.value)
  const isMail = identity.kind === 'email'
  const overall = { ...CODE_SENDS.overall, max: codesPerDay }
  if (knownDevice) {
    const attemptKey = toDeviceKey(knownDevice, account)
    return [
      ...(isMail ? [] : [{ scope, attemptKey: 'all known devices', ...overall }]),
      { scope, attemptKey, ...CODE_SENDS.device },
      { scope, attemptKey: `${attemptKey} of the day`, ...CODE_SENDS.deviceDaily },
    ]
  }
  return [
    { scope, attemptKey: `address ${subnetOf(ip)}`, ...CODE_SENDS.address, max: codesPerAddress },
    { scope, attemptKey: isMail ? 'all by mail' : 'all', ...overall },
    { scope, attemptKey: `strangers ${account}`, ...CODE_SENDS.number },
    { scope, attemptKey: `strangers of the day ${account}`, ...CODE_SENDS.numberDaily },
  ]
}
