import crypto from 'node:crypto'
import { promisify } from 'node:util'
import type { Connection } from '#database/content-pool.ts'
import { columnOf, type KnownCustomer } from './customers.ts'
import { limiter } from './limiter.ts'

export type KeptPassword = { hash: string | null; salt: string | null }
export type CustomerWithPassword = KnownCustomer & KeptPassword

/** As the content platform keeps passwords, so that each can read the other's. */
const PREFIX = 'pbkdf2-sha256-v1:'
const ITERATIONS = 600_000
const KEY_BYTES = 32

/** A hash takes a tenth of a second of a core; more than two at once would leave the shop none. */
const HASHES_AT_ONCE = 2
/** Strangers that wait for a hash: three seconds of work. Known devices go before them, however many there are. */
const HASHES_WAITING = 40
const slot = limiter(HASHES_AT_ONCE, HASHES_WAITING)

type HashOptions = { isFirst?: boolean }

/** What unknown people's passwords are compared with: it belongs to no account, and costs as much. */
const DECOY = { hash: PREFIX + '0'.repeat(KEY_BYTES * 2), salt: crypto.randomBytes(32).toString('hex') }

/** Says whether a password is the one that is kept. One hash is computed, also where none is kept. */
export async function isPassword(
  kept: KeptPassword | null,
  password: string,
  options?: HashOptions,
): Promise<boolean> {
  const isKept = kept?.hash?.startsWith(PREFIX) && kept.salt
  const { hash, salt } = isKept ? (kept as { hash: string; salt: string }) : DECOY
  const computed = await hashOf(password, salt, options)
  const expected = Buffer.from(hash.slice(PREFIX.length), 'hex')
  const isEqual = computed.length === expected.length && crypto.timingSafeEqual(computed, expected)
  return Boolean(isKept) && isEqual
}

/** A new password as it is kept. */
export async function toKeptPassword(password: string): Promise<{ hash: string; salt: string }> {
  const salt = crypto.randomBytes(32).toString('hex')
  return { hash: PREFIX + (await hashOf(password, salt)).toString('hex'), salt }
}

function hashOf(password: string, salt: string, options?: HashOptions): Promise<Buffer> {
  return slot(() => promisify(crypto.pbkdf2)(password, salt, ITERATIONS, KEY_BYTES, 'sha256'), options)
}

/** The customer of a mobile or e-mail with the password that is kept of them. */
export async function findWithPassword(
  connection: Connection,
  identity: string,
): Promise<CustomerWithPassword | null> {
  const { rows } = await connection.query<CustomerWithPassword>(
    `select id, email, username, false as "isNew", hash, salt from public.customers where ${columnOf(identity)} = $1`,
    [identity],
  )
  return rows[0] ?? null
}

export async function loadWithPassword(
  connection: Connection,
  customerId: number,
): Promise<CustomerWithPassword | null> {
  const { rows } = await connection.query<CustomerWithPassword>(
    'select id, email, username, false as "isNew", hash, salt from public.customers where id = $1',
    [customerId],
  )
  return rows[0] ?? null
}

/** Keeps a new password; the audit log records where it came from. */
export async function savePassword(
  connection: Connection,
  customerId: number,
  { hash, salt, from }: { hash: string; salt: string; from: string },
): Promise<void> {
  await connection.query("select set_config('rasteh.caller', $1, true)", [from])
  await connection.query(
    'update public.customers set hash = $2, salt = $3, login_attempts = 0, lock_until = null, updated_at = now() where id = $1',
    [customerId, hash, salt],
  )
}
