import { pbkdf2Sync, randomBytes, randomInt, randomUUID } from 'node:crypto'
import { SESSION_COOKIE } from '@rasteh/contracts/cookies'
import { sessionCookie } from '@rasteh/test-kit/session-cookie'
import type { Target } from '../attack.ts'
import { atEdge, type Caller, openCaller } from '../caller.ts'
import type { AttackedShop } from './attacked-shop.ts'

export type Customer = { customerId: number; mobile: string; password: string; cookies: Map<string, string> }
export type StaffRole = 'editor' | 'manager' | 'owner'
export type Staff = { staffId: number; email: string; password: string }

const PASSWORD = 'گذرواژهٔ بلند آزمون ۱۲۳'

/** A customer of the attack's own, with a password and a session as the shop opens it. */
export async function makeCustomer({ owner, secret }: AttackedShop, name = 'مریم احمدی'): Promise<Customer> {
  const mobile = newMobile()
  const { hash, salt } = keptPassword()
  const { rows } = await owner.query<{ id: number }>(
    'insert into public.customers (username, name, hash, salt) values ($1, $2, $3, $4) returning id',
    [mobile, name, hash, salt],
  )
  const customerId = rows[0]?.id ?? 0
  const sessionId = randomUUID()
  await owner.query(
    `insert into public.customers_sessions (_order, _parent_id, id, created_at, expires_at)
     values (1, $1, $2, now(), now() + interval '1 day')`,
    [customerId, sessionId],
  )
  await owner.query(
    "insert into shop.session_devices (session_id, customer_id, user_agent) values ($1, $2, 'attack')",
    [sessionId, customerId],
  )
  const token = sessionCookie(secret, { customerId, sessionId }).slice(SESSION_COOKIE.length + 1)
  return { customerId, mobile, password: PASSWORD, cookies: new Map([[SESSION_COOKIE, token]]) }
}

/** A member of staff who has just been made: no second factor yet, and within its grace. */
export async function makeStaff({ owner }: AttackedShop, role: StaffRole): Promise<Staff> {
  const email = `${role}-${randomBytes(5).toString('hex')}@rasteh.test`
  const { hash, salt } = keptPassword()
  const { rows } = await owner.query<{ id: number }>(
    `insert into public.staff (name, email, role, hash, salt)
     values ('سارا رضایی', $1, $2::text::public.enum_staff_role, $3, $4) returning id`,
    [email, role, hash, salt],
  )
  return { staffId: rows[0]?.id ?? 0, email, password: PASSWORD }
}

/** Signs in at the edge, where the dashboard answers, and calls from then on at the door that is under attack. */
export async function enterAsStaff(target: Target, role: StaffRole): Promise<Caller & { staff: Staff }> {
  const staff = await makeStaff(target.shop, role)
  const browser = openCaller(atEdge(target.shop))
  const answer = await signIn(browser, staff)
  if (answer.status !== 200)
    throw new Error(`a ${role} cannot sign in: ${answer.status} ${answer.text.slice(0, 200)}`)
  return { ...openCaller(target, { from: browser.from, cookies: browser.cookies }), staff }
}

export const signIn = (
  caller: Caller,
  { email, password }: Pick<Staff, 'email' | 'password'>,
  code?: string,
) => caller.call('POST', '/cms-api/staff/login', { json: { email, password, ...(code && { code }) } })

export const newMobile = (): string => `0912${String(randomInt(10_000_000)).padStart(7, '0')}`

/** The newest code that was sent to a mobile; empty where none comes within the patience. */
export async function readCode(
  { simulator }: AttackedShop,
  to: string,
  patienceMs = 20_000,
): Promise<string> {
  const until = Date.now() + patienceMs
  for (;;) {
    const answer = await fetch(`${simulator}/messages?to=${encodeURIComponent(to)}`)
    const newest = ((await answer.json()) as { code: string }[]).at(-1)?.code ?? ''
    if (newest !== '' || Date.now() > until) return newest
    await new Promise((next) => setTimeout(next, 100))
  }
}

let kept: { hash: string; salt: string } | undefined

/** One hash for all: it takes a tenth of a second. */
function keptPassword(): { hash: string; salt: string } {
  if (kept) return kept
  const salt = randomBytes(32).toString('hex')
  const hash = pbkdf2Sync(PASSWORD, salt, 600_000, 32, 'sha256').toString('hex')
  kept = { hash: `pbkdf2-sha256-v1:${hash}`, salt }
  return kept
}
