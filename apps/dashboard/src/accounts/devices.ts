import { DEVICE_COOKIE_DAYS, deviceCookie } from '@rasteh/contracts/cookies'
import { KNOWN_DEVICES_MAX } from '@rasteh/shop-core/account'
import { type AccountKind, type Device, deviceOfToken, newDevice } from '@rasteh/shop-store/accounts/devices'
import { parseCookies } from 'payload/shared'
import type { Connection } from '#database/content-pool.ts'

export type Account = { kind: AccountKind; id: number }

const siteOf = () => ({ https: process.env.RASTEH_ORIGIN?.startsWith('https:') ?? false })

/** The browser that calls, if it has been given a token. */
export function callingDevice(headers: Headers): Device | null {
  return deviceOfToken(parseCookies(headers).get(deviceCookie(siteOf()).name))
}

/** Notes that a person has signed in on the calling browser; answers the cookie by which it is known again. */
export async function rememberDevice(
  connection: Connection,
  headers: Headers,
  { kind, id, sessionId }: Account & { sessionId: string | null },
): Promise<string> {
  const [given, fresh] = [callingDevice(headers), newDevice()]
  const { rows } = await connection.query<{ isNew: boolean }>(
    'select shop.remember_device($1, $2, $3, $4, $5, $6, $7) as "isNew"',
    [
      kind,
      id,
      given?.hash ?? null,
      fresh.hash,
      sessionId,
      DEVICE_COOKIE_DAYS * 24 * 60 * 60,
      KNOWN_DEVICES_MAX,
    ],
  )
  return cookieOf(rows[0]?.isNew === false && given ? given : fresh)
}

type Forgotten = { but?: Device | null; sessionId?: string }

/** Forgets the devices of an account: all, all but one, or the one where a session was opened. */
export async function forgetDevices(
  connection: Connection,
  { kind, id }: Account,
  { but = null, sessionId }: Forgotten = {},
): Promise<void> {
  const values = [kind, id, but?.hash ?? null, sessionId ?? null]
  await connection.query('select shop.forget_devices($1, $2, $3, $4)', values)
}

function cookieOf({ token }: Device): string {
  const { name, attributes } = deviceCookie(siteOf())
  const secure = attributes.secure ? '; Secure' : ''
  return `${name}=${token}; Path=${attributes.path}; HttpOnly; SameSite=Lax; Max-Age=${attributes.maxAgeSeconds}${secure}`
}
