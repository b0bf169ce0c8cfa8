import type { TestDatabase } from '@rasteh/test-kit/database'
import { SoftwareAuthenticator } from '@rasteh/test-kit/software-authenticator'
import { ORIGIN, type TestContent } from './use-content.ts'

export type Slug = 'staff' | 'customers'
export type Answered = { status: number; body: Record<string, unknown>; cookies: string[] }
export const PASSWORD = 'a-long-enough-password'
let count = 0

/** People with passkeys before the content platform, and their browsers. */
export function openPasskeyRoom(content: TestContent, database: TestDatabase) {
  const ask = async (path: string, { cookie = '', body = {} as object, origin = ORIGIN } = {}) => {
    const answer = await content.guarded('POST', path, { body, cookie, origin })
    return toAnswered(answer)
  }
  const get = async (path: string, cookie: string) =>
    toAnswered(await content.guarded('GET', path, { cookie }))

  async function addStaff(role: 'owner' | 'manager' | 'editor') {
    count += 1
    const email = `passkey-${count}@rasteh.test`
    const data = { email, password: PASSWORD, name: 'همکار', role }
    const { id } = await content.payload.create({ collection: 'staff', data })
    return { id, email }
  }
  const login = async ({ email }: { email: string }, code?: string) =>
    ask('staff/login', { body: { email, password: PASSWORD, code } })

  async function addCustomer() {
    count += 1
    const username = `0912${String(count).padStart(7, '0')}`
    const data = { username, name: 'مریم', password: PASSWORD }
    const { id } = await content.payload.create({ collection: 'customers', data: data as never })
    const entered = await ask('customers/login', { body: { Identity: username, Password: PASSWORD } })
    return { id, username, cookie: cookieOf(entered) }
  }
  async function enterStaff(role: 'owner' | 'manager' | 'editor') {
    const staff = await addStaff(role)
    return { ...staff, cookie: cookieOf(await login(staff)) }
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

async function toAnswered(answer: Response): Promise<Answered> {
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  const body = (await answer.json().catch(() => ({}))) as Record<string, unknown>
  return { status: answer.status, body, cookies }
}
