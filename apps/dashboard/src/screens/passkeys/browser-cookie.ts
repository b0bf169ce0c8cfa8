import { randomBytes } from 'node:crypto'
import { PASSKEY_CHALLENGE_SECONDS } from '@rasteh/shop-core/account'
import type { PayloadRequest } from 'payload'

const isHttps = () => process.env.RASTEH_ORIGIN?.startsWith('https:') ?? false
/** On https its name keeps subdomains from planting one. */
const nameOf = () => (isHttps() ? '__Host-rasteh-passkey' : 'rasteh-passkey')
const VALUE = /^[A-Za-z0-9_-]{43}$/

/** The secret by which a browser that is not signed in is known again, as it was sent; null: it has none. */
export function readBrowser({ headers }: PayloadRequest): string | null {
  const parts = (headers.get('cookie') ?? '').split(';').map((part) => part.trim())
  const value = parts.find((part) => part.startsWith(`${nameOf()}=`))?.slice(nameOf().length + 1) ?? ''
  return VALUE.test(value) ? value : null
}

export const newBrowser = () => randomBytes(32).toString('base64url')

/** Scripts cannot read it, and it lasts as long as the challenge does. */
export function browserCookie(value: string): string {
  const secure = isHttps() ? '; Secure' : ''
  return `${nameOf()}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${PASSKEY_CHALLENGE_SECONDS}${secure}`
}
