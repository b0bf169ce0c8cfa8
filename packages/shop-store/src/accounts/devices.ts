import { createHash, randomBytes } from 'node:crypto'

/** A browser by the token of its cookie; only the hash is ever kept. */
export type Device = { token: string; hash: Buffer }
export type AccountKind = 'customers' | 'staff'

const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** A new browser: 256 bits of chance. */
export function newDevice(): Device {
  return deviceOf(randomBytes(32).toString('base64url'))
}

/** The browser that a cookie names; null for anything that is no token. */
export function deviceOfToken(token: string | undefined): Device | null {
  return token !== undefined && TOKEN.test(token) ? deviceOf(token) : null
}

const deviceOf = (token: string): Device => ({ token, hash: createHash('sha256').update(token).digest() })

/** The device as it is counted, for one account. */
export function toDeviceKey({ hash }: Device, account: string): string {
  return `device ${hash.toString('base64url').slice(0, 22)} ${account}`
}

/** What these questions are asked of: a pool or a connection, of shop-api or of the dashboard. */
type Asked = { query: (text: string, values: unknown[]) => Promise<{ rows: unknown[] }> }

/** Says whether an account, given by its mobile or e-mail, has signed in on this device before. */
export async function isKnownDevice(
  database: Asked,
  device: Device | null,
  { kind, identity }: { kind: AccountKind; identity: string },
): Promise<boolean> {
  if (!device) return false
  const { rows } = await database.query('select shop.is_known_device($1, $2, $3) as "isKnown"', [
    device.hash,
    kind,
    identity,
  ])
  return (rows as { isKnown: boolean }[])[0]?.isKnown ?? false
}
