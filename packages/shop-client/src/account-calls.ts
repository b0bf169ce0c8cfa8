import type { CodeSentWire, EnteredWire, SessionsWire, TicketWire } from '@rasteh/contracts/account'
import { ACCOUNT_PATHS, ADDED_PATHS } from '@rasteh/contracts/paths'
import type { CodePurpose } from '@rasteh/shop-core/account'
import { callShop, type ShopCall } from './call-shop.ts'
import { type FromWire, fromWire } from './from-wire.ts'

/** What became of an account call: what it answered, why it was refused, or that no answer came. */
export type AccountAnswer<Value> =
  | { kind: 'done'; value: Value }
  | { kind: 'refused'; error: string; waitSeconds: number }
  | { kind: 'failed' }

/** Makes an account call and reads what became of it. */
export async function askAccount<Value>(
  call: Omit<ShopCall, 'method'> & { method?: 'GET' },
): Promise<AccountAnswer<Value>> {
  try {
    const answer = await callShop({ method: 'POST', ...call })
    if (answer.ok) return { kind: 'done', value: await answer.json() }
    if (answer.status >= 500 && answer.status !== 503) return { kind: 'failed' }
    const { error = '' }: { error?: string } = await answer.json()
    return { kind: 'refused', error, waitSeconds: Number(answer.headers.get('retry-after') ?? 0) }
  } catch {
    return { kind: 'failed' }
  }
}

/** The calls by which people come in, go, and change how they come in. */
export const accountCalls = {
  sendCode: async (
    identity: string,
    purpose: CodePurpose,
  ): Promise<AccountAnswer<FromWire<CodeSentWire>>> => {
    const answer = await askAccount<CodeSentWire>({
      label: 'account.code',
      path: ADDED_PATHS.accountCode,
      body: { Identity: identity, Purpose: purpose },
    })
    return answer.kind === 'done' ? { kind: 'done', value: fromWire(answer.value) } : answer
  },

  /** Exchanges a code for its ticket, and the ticket for a session. */
  enter: async (identity: string, code: string): Promise<AccountAnswer<EnteredWire>> => {
    const checked = await checkCode(identity, code, 'sign-in')
    if (checked.kind !== 'done') return checked
    const body = { Ticket: checked.value.Ticket }
    return askAccount<EnteredWire>({ label: 'account.enter', path: ADDED_PATHS.accountEnter, body })
  },

  login: (identity: string, password: string) =>
    askAccount<EnteredWire>({
      label: 'account.login',
      path: ACCOUNT_PATHS.login,
      body: { Identity: identity, Password: password },
    }),

  resetPassword: async (
    identity: string,
    code: string,
    password: string,
  ): Promise<AccountAnswer<EnteredWire>> => {
    const checked = await checkCode(identity, code, 'password')
    if (checked.kind !== 'done') return checked
    const body = { Ticket: checked.value.Ticket, Password: password }
    return askAccount<EnteredWire>({ label: 'account.reset', path: ACCOUNT_PATHS.passwordReset, body })
  },

  logout: () => askAccount<true>({ label: 'account.logout', path: ACCOUNT_PATHS.logout, body: {} }),

  loadSessions: () =>
    askAccount<SessionsWire>({ label: 'account.sessions', method: 'GET', path: ACCOUNT_PATHS.sessions }),

  /** Ends one session; without an id all but this one. */
  endSession: (id?: string) =>
    askAccount<true>({ label: 'account.end', path: ACCOUNT_PATHS.sessionsEnd, body: id ? { Id: id } : {} }),

  changePassword: (current: string, password: string) =>
    askAccount<true>({
      label: 'account.password',
      path: ACCOUNT_PATHS.password,
      body: { ...(current && { Current: current }), Password: password },
    }),
}

function checkCode(identity: string, code: string, purpose: CodePurpose): Promise<AccountAnswer<TicketWire>> {
  const body = { Identity: identity, Code: code, Purpose: purpose }
  return askAccount<TicketWire>({ label: 'account.check', path: ADDED_PATHS.accountCodeCheck, body })
}
