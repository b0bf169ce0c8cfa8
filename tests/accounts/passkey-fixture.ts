import { pbkdf2Sync, randomBytes, randomUUID } from 'node:crypto'
import type { TestDatabase } from '@rasteh/test-kit/database'
import { SoftwareAuthenticator } from '@rasteh/test-kit/software-authenticator'
import { jwtSign } from 'payload'
import { ORIGIN, type TestContent } from '../setup/use-content.ts'

export type Slug = 'staff' | 'customers'
export type Answered = { status: number; body: Record<string, unknown>; cookies: string[] }
export const PASSWORD = 'a-long-enough-password'
let count = 0
let kept: { hash: string; salt: string } | undefined

/** People with passkeys before the content platform, and their browsers. */
export function openPasskeyFixture(content: TestContent, database: TestDatabase) {
  const ask = async (path: string, { cookie = '', body = {} as object, origin = ORIGIN } = {}) => {
    const answer = await content.guarded('POST', path, { body, cookie, origin })
    return toAnswered(answer)
  }
  const get = async (path: string, cookie: string) =>
    toAnswered(await content.guarded('GET', path, { cookie }))

  /** One password is hashed for all: a hash takes a tenth of a second of a core, and no test is about it. */
  const insert = async (slug: Slug, columns: string, values: string[]): Promise<number> => {
    kept ??= keptPassword()
    const places = values.map((_, index) => `$${index + 3}`).join(', ')
    const { rows } = await database.owner.query<{ id: number }>(
      `insert into public.${slug} (hash, salt, ${columns}) values ($1, $2, ${places}) returning id`,
      [kept.hash, kept.salt, ...values],
    )
    return rows[0]?.id ?? 0
  }
  /** A session as a sign-in opens it. */
  async function open(collection: Slug, id: number): Promise<string> {
    const sid = randomUUID()
    await database.owner.query(
      `insert into public.${collection}_sessions (_order, _parent_id, id, created_at, expires_at)
       values (1, $1, $2, now(), now() + interval '1 hour')`,
      [id, sid],
    )
    const { secret } = content.payload
    const fieldsToSign = { id, collection, sid }
    return `rasteh-token=${(await jwtSign({ fieldsToSign, secret, tokenExpiration: 3_600 })).token}`
  }

  async function addStaff(role: 'owner' | 'manager' | 'editor') {
    count += 1
    const email = `passkey-${count}@rasteh.test`
    return { id: await insert('staff', 'email, name, role', [email, 'همکار', role]), email }
  }
  const login = async ({ email }: { email: string }, code?: string) =>
    ask('staff/login', { body: { email, password: PASSWORD, code } })

  async function addCustomer() {
    count += 1
    const username = `0912${String(count).padStart(7, '0')}`
    const id = await insert('customers', 'username, name', [username, 'مریم'])
    return { id, username, cookie: await open('customers', id) }
  }
  async function enterStaff(role: 'owner' | 'manager' | 'editor') {
    const staff = await addStaff(role)
    return { ...staff, cookie: await open('staff', staff.id) }
  }

  /** Makes a passkey and has it kept. */
  async function addPasskey(slug: Slug, cookie: string, authenticator = new SoftwareAuthenticator(ORIGIN)) {
    const { body: options } = await ask(`${slug}/passkeys/begin`, { cookie })
    const Credential = authenticator.create(options as never)
    const added = await ask(`${slug}/passkeys/add`, { cookie, body: { Name: 'گوشی من', Credential } })
    return { authenticator, added }
  }
  /** A browser that was given a challenge: its cookie, and what it is asked. */
  async function beginSignIn(slug: Slug) {
    const { body, cookies } = await ask(`${slug}/passkeys/sign-in/begin`)
    return { cookie: cookies[0] ?? '', options: body as never }
  }
  const finishSignIn = (slug: Slug, cookie: string, Credential: object) =>
    ask(`${slug}/passkeys/sign-in`, { cookie, body: { Credential } })
  async function signIn(slug: Slug, authenticator: SoftwareAuthenticator) {
    const { cookie, options } = await beginSignIn(slug)
    return finishSignIn(slug, cookie, authenticator.get(options))
  }

  /** As if all sign-ins and proofs of a person had been eleven minutes ago. */
  const makeStale = async (slug: Slug, id: number) => {
    const long = "now() - interval '11 minutes'"
    await database.owner.query(
      `with old as (update public.${slug}_sessions set created_at = ${long} where _parent_id = $1 returning id)
       update shop.fresh_proofs p set proven_at = ${long} from old where p.session_id = old.id`,
      [id],
    )
  }
  const auditOf = async (action: string, subject: string) =>
    (
      await database.owner.query(
        'select * from shop.audit_log where action = $1 and subject = $2 order by at desc',
        [action, subject],
      )
    ).rows
  return {
    ask,
    get,
    addStaff,
    addCustomer,
    enterStaff,
    login,
    addPasskey,
    beginSignIn,
    finishSignIn,
    signIn,
    makeStale,
    auditOf,
  }
}

export const cookieOf = ({ cookies }: Answered) =>
  cookies.find((cookie) => cookie.startsWith('rasteh-token=')) ?? ''

/** As the content platform keeps passwords. */
function keptPassword(): { hash: string; salt: string } {
  const salt = randomBytes(32).toString('hex')
  return {
    hash: `pbkdf2-sha256-v1:${pbkdf2Sync(PASSWORD, salt, 600_000, 32, 'sha256').toString('hex')}`,
    salt,
  }
}

async function toAnswered(answer: Response): Promise<Answered> {
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  const body = (await answer.json().catch(() => ({}))) as Record<string, unknown>
  return { status: answer.status, body, cookies }
}
