import { AuthenticationError, type Endpoint, type PayloadRequest } from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { rememberDevice } from '#accounts/devices.ts'
import { findStaffWithPassword } from '#accounts/staff-passwords.ts'
import { tryPassword } from '#accounts/try-password.ts'
import { poolOf } from '#database/content-pool.ts'
import { SecondFactorStop, secondFactorContext } from '../hooks/ask-second-factor.ts'

type Login = Record<'email' | 'password' | 'code', string>

/**
 * Signing in to the dashboard. In place of the platform's own call, which computes no hash for an unknown e-mail, locks
 * the account whose password is guessed, and would log a second factor that is missing as a fault.
 */
export const staffLogin: Endpoint = {
  path: '/login',
  method: 'post',
  async handler(req) {
    const login = await readLogin(req)
    const pool = poolOf(req.payload)
    const { email, password } = login
    const given = { kind: 'staff', identity: email, password, headers: req.headers } as const
    const outcome = await tryPassword(pool, given, () => findStaffWithPassword(pool, email))
    if (outcome.kind === 'too-many') return tooMany(outcome.waitSeconds)
    if (outcome.kind === 'wrong') throw new AuthenticationError(req.t)
    return openSession(req, { ...login, staffId: outcome.account.id })
  },
}

/** The password is right: the second factor is asked for, where there is one, and the session opened. */
async function openSession(req: PayloadRequest, login: Login & { staffId: number }): Promise<Response> {
  const { email, password, code, staffId } = login
  secondFactorContext(req).secondFactorCode = code
  try {
    const asked = { collection: 'staff', data: { email, password }, overrideAccess: false, req } as const
    const { token = '', user, exp } = await req.payload.login(asked)
    const { recoveryCodes } = secondFactorContext(req)
    const account = { kind: 'staff', id: staffId, sessionId: null } as const
    const headers = new Headers({ 'cache-control': 'no-store' })
    headers.append('set-cookie', cookieOf(req, token))
    headers.append('set-cookie', await rememberDevice(poolOf(req.payload), req.headers, account))
    return Response.json({ user, token, exp, ...(recoveryCodes ? { recoveryCodes } : {}) }, { headers })
  } catch (error) {
    if (!(error instanceof SecondFactorStop)) throw error
    const { kind, proposal } = error
    const body = { errors: [], secondFactor: { kind, ...proposal } }
    return Response.json(body, { status: 401, headers: { 'cache-control': 'no-store' } })
  }
}

function tooMany(waitSeconds: number): Response {
  const headers = { 'retry-after': String(waitSeconds), 'cache-control': 'no-store' }
  return Response.json({ errors: [], error: 'TooManyGuesses' }, { status: 429, headers })
}

async function readLogin(req: PayloadRequest): Promise<Login> {
  const form: unknown = await req.json?.().catch(() => null)
  const text = (name: string) => {
    const value = typeof form === 'object' && form !== null ? (form as Record<string, unknown>)[name] : ''
    return typeof value === 'string' ? value : ''
  }
  // The database takes no NUL, and no e-mail has one.
  const email = text('email').replaceAll('\0', '').trim().toLowerCase()
  return { email, password: text('password'), code: text('code') }
}

function cookieOf({ payload }: PayloadRequest, token: string): string {
  const { auth } = payload.collections.staff.config
  const { cookiePrefix } = payload.config
  return String(generatePayloadCookie({ collectionAuthConfig: auth, cookiePrefix, token }))
}
