import { createHash, createHmac, pbkdf2Sync, randomBytes, randomInt, randomUUID } from 'node:crypto'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { SESSION_COOKIE, SIGN_IN_HINT_COOKIE } from '@rasteh/contracts/cookies'
import { query } from './database.ts'

/** A customer of one test's own, with all that is needed to come in as them. */
export type Shopper = { customerId: number; mobile: string; password: string }

const PASSWORD = 'گذرواژهٔ آزمون ۱۲'

/** Makes a customer whom no other test knows. */
export async function makeShopper(given: { name?: string; email?: string } = {}): Promise<Shopper> {
  const mobile = `09${String(randomInt(1_000_000_000)).padStart(9, '0')}`
  const { hash, salt } = keptPassword()
  const [made] = await query<{ id: number }>(
    'insert into public.customers (username, email, name, hash, salt) values ($1, $2, $3, $4, $5) returning id',
    [mobile, given.email ?? null, given.name ?? 'مریم احمدی', hash, salt],
  )
  return { customerId: made?.id ?? 0, mobile, password: PASSWORD }
}

/** Comes in as a customer at once, without the sign-in page: a session as the shop itself opens it. */
export async function enterAsShopper(page: Page, shopper?: Shopper): Promise<Shopper> {
  const who = shopper ?? (await makeShopper())
  await openSessionOf(page.context(), who)
  return who
}

/** The newest code that was sent to a mobile or e-mail. */
export async function readCode(to: string): Promise<string> {
  const url = `${process.env.RASTEH_E2E_MESSAGES}?to=${encodeURIComponent(to)}`
  const newest = async () => ((await (await fetch(url)).json()) as { code: string }[]).at(-1)?.code ?? ''
  await expect.poll(newest, { timeout: 20_000 }).toMatch(/^\d{8}$/)
  return newest()
}

/** What the sign-in page asks for. */
export const signInFields = (page: Page) => ({
  identity: page.getByLabel('موبایل یا ایمیل'),
  code: page.getByLabel('کد ورود'),
  password: page.locator('main').getByLabel('رمز عبور', { exact: true }),
})

async function openSessionOf(context: BrowserContext, { customerId }: Shopper): Promise<void> {
  const sessionId = randomUUID()
  await query(
    `insert into public.customers_sessions (_order, _parent_id, id, created_at, expires_at)
     values (1, $1, $2, now(), now() + interval '1 day')`,
    [customerId, sessionId],
  )
  await query(
    "insert into shop.session_devices (session_id, customer_id, user_agent) values ($1, $2, 'test')",
    [sessionId, customerId],
  )
  const url = process.env.RASTEH_E2E_ORIGIN ?? ''
  await context.addCookies([
    { name: SESSION_COOKIE, value: tokenOf(customerId, sessionId), url, httpOnly: true, sameSite: 'Lax' },
    { name: SIGN_IN_HINT_COOKIE, value: '1', url, sameSite: 'Lax' },
  ])
}

/** Signed as the content platform signs; the session contract holds the two alike. */
function tokenOf(customerId: number, sessionId: string): string {
  const key = createHash('sha256')
    .update(process.env.RASTEH_E2E_SECRET ?? '')
    .digest('hex')
    .slice(0, 32)
  const now = Math.floor(Date.now() / 1000)
  const claims = { id: customerId, collection: 'customers', sid: sessionId, iat: now, exp: now + 86_400 }
  const parts = [{ alg: 'HS256', typ: 'JWT', authVersion: 1 }, claims]
  const signed = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
}

let kept: { hash: string; salt: string } | undefined

/** One hash for all: it takes a tenth of a second, and no test is about it. */
function keptPassword(): { hash: string; salt: string } {
  if (kept) return kept
  const salt = randomBytes(32).toString('hex')
  const hash = pbkdf2Sync(PASSWORD, salt, 600_000, 32, 'sha256').toString('hex')
  kept = { hash: `pbkdf2-sha256-v1:${hash}`, salt }
  return kept
}
