import { CODE_SENDS, type Identity, neighbourhoodOf } from '@rasteh/shop-core/account'
import { type Device, toDeviceGuesser } from '@rasteh/shop-store/devices'
import { toGuesser } from '@rasteh/shop-store/guesser'
import type { Try } from '@rasteh/shop-store/tries'
import type { ShopApiSettings } from '../../settings.ts'

type Asking = { address: string; identity: Identity; known: Device | null }

const scope = 'code-send'

/**
 * Whose sends are counted. A device that the account has signed in on before has limits and a share of the day's budget
 * of its own; everybody else shares those of the number and of the subnet. Mails cost nothing and addresses for them are
 * free, so they are counted apart: they use up no SMS. In this order, always.
 */
export function sendTries(settings: ShopApiSettings, { address, identity, known }: Asking): Try[] {
  const { codesPerAddress, codesPerDay } = settings
  const account = toGuesser(settings.secret, identity.value)
  const isMail = identity.kind === 'email'
  const overall = { ...CODE_SENDS.overall, max: codesPerDay }
  if (known) {
    const guesser = toDeviceGuesser(known, account)
    return [
      ...(isMail ? [] : [{ scope, guesser: 'all known devices', ...overall }]),
      { scope, guesser, ...CODE_SENDS.device },
      { scope, guesser: `${guesser} of the day`, ...CODE_SENDS.deviceDaily },
    ]
  }
  return [
    { scope, guesser: `address ${neighbourhoodOf(address)}`, ...CODE_SENDS.address, max: codesPerAddress },
    { scope, guesser: isMail ? 'all by mail' : 'all', ...overall },
    { scope, guesser: `strangers ${account}`, ...CODE_SENDS.number },
    { scope, guesser: `strangers of the day ${account}`, ...CODE_SENDS.numberDaily },
  ]
}
