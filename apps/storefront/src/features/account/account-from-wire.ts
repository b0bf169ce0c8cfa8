import type { SessionsWire } from '@rasteh/contracts/account'
import type { FreshWire, PasskeysWire } from '@rasteh/contracts/passkeys'
import { accountCalls } from '@rasteh/shop-client/account-calls'
import { type FromWire, fromWire } from '@rasteh/shop-client/from-wire'
import { type PasskeyAnswer, passkeyCalls } from '@rasteh/shop-client/passkey-calls'

export type Sessions = FromWire<SessionsWire>
export type Passkeys = FromWire<PasskeysWire>
/** Whether a proof is needed now, and by what it may be given. */
export type ProofMethods = FromWire<FreshWire>

const passkeys = passkeyCalls('customers')

/** The calls about how a customer signs in, with the names of their answers spelled as inside. */
export const signInCalls = {
  loadSessions: () => inside(accountCalls.loadSessions()),
  loadPasskeys: () => inside(passkeys.list()),
  addPasskey: (name: string) => inside(passkeys.add(name)),
  removePasskey: (id: string) => inside(passkeys.remove(id)),
  loadProofMethods: () => inside(passkeys.loadProofMethods()),
}

async function inside<Wire>(asked: Promise<PasskeyAnswer<Wire>>): Promise<PasskeyAnswer<FromWire<Wire>>> {
  const answer = await asked
  return answer.kind === 'done' ? { kind: 'done', value: fromWire(answer.value) } : answer
}
