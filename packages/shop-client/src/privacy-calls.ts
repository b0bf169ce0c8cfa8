import type { TicketWire } from '@rasteh/contracts/account'
import { ACCOUNT_PATHS, ADDED_PATHS } from '@rasteh/contracts/paths'
import { callShop } from './call-shop.ts'

/** What became of asking to be erased. */
export type EraseAnswer = 'erased' | 'wrong' | 'too-many' | 'failed'
/** How somebody shows again who they are. */
export type Proof = { kind: 'password' | 'code'; identity: string; typed: string }

const post = (label: string, path: string, body: object) => callShop({ label, method: 'POST', path, body })

/** The calls by which a person leaves. */
export const privacyCalls = {
  sendCode: async (identity: string): Promise<EraseAnswer | null> => {
    const sent = await post('code.send', ADDED_PATHS.accountCode, { Identity: identity, Purpose: 'sign-in' })
    return sent.ok ? null : refusalOf(sent)
  },
  /** Signs in again, which proves who it is, and then erases. */
  erase: async (proof: Proof): Promise<EraseAnswer> => {
    const entered = await enter(proof)
    if (!entered.ok) return refusalOf(entered)
    const erased = await post('account.erase', ADDED_PATHS.accountErase, {})
    return erased.ok ? 'erased' : 'failed'
  },
}

async function enter({ kind, identity, typed }: Proof): Promise<Response> {
  if (kind === 'password')
    return post('account.login', ACCOUNT_PATHS.login, { Identity: identity, Password: typed })
  const body = { Identity: identity, Purpose: 'sign-in', Code: typed }
  const checked = await post('code.check', ADDED_PATHS.accountCodeCheck, body)
  if (!checked.ok) return checked
  const { Ticket }: TicketWire = await checked.json()
  return post('account.enter', ADDED_PATHS.accountEnter, { Ticket })
}

function refusalOf({ status }: Response): EraseAnswer {
  if (status === 429) return 'too-many'
  return status === 400 || status === 401 || status === 422 ? 'wrong' : 'failed'
}
