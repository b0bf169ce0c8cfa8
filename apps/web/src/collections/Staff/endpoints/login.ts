import type { Endpoint, PayloadRequest } from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { SecondFactorStop, secondFactorContext } from '../hooks/ask-second-factor.ts'

/** Signing in to the dashboard. In place of the platform's own call, which would log a second factor that is missing as a fault. */
export const staffLogin: Endpoint = {
  path: '/login',
  method: 'post',
  async handler(req) {
    const { email, password, code } = await readLogin(req)
    secondFactorContext(req).secondFactorCode = code
    try {
      const {
        token = '',
        user,
        exp,
      } = await req.payload.login({
        collection: 'staff',
        data: { email, password },
        overrideAccess: false,
        req,
      })
      const { recoveryCodes } = secondFactorContext(req)
      const body = { user, token, exp, ...(recoveryCodes ? { recoveryCodes } : {}) }
      return Response.json(body, {
        headers: { 'set-cookie': cookieOf(req, token), 'cache-control': 'no-store' },
      })
    } catch (error) {
      if (!(error instanceof SecondFactorStop)) throw error
      const { kind, proposal } = error
      const body = { errors: [], secondFactor: { kind, ...proposal } }
      return Response.json(body, { status: 401, headers: { 'cache-control': 'no-store' } })
    }
  },
}

async function readLogin(req: PayloadRequest): Promise<Record<'email' | 'password' | 'code', string>> {
  const form: unknown = await req.json?.().catch(() => null)
  const text = (name: string) => {
    const value = typeof form === 'object' && form !== null ? (form as Record<string, unknown>)[name] : ''
    return typeof value === 'string' ? value : ''
  }
  return { email: text('email'), password: text('password'), code: text('code') }
}

function cookieOf({ payload }: PayloadRequest, token: string): string {
  const { auth } = payload.collections.staff.config
  const { cookiePrefix } = payload.config
  return generatePayloadCookie({ collectionAuthConfig: auth, cookiePrefix, token })
}
