import { useTestDatabase } from '@rasteh/test-kit/database'
import type { Endpoint } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { useContent } from '../setup/use-content.ts'
import { collectionRights, endpointOperations, globalRights, type Rights } from './access-matrix.ts'
import { type Arrived, arrive, type Least, may, PEOPLE, type Person } from './people.ts'

const database = useTestDatabase()
const content = useContent(database)
let people: Record<Person, Arrived>
beforeAll(async () => {
  people = await arrive(database.owner, content.payload)
  const named = async (column: string, table: string, { userId }: Arrived) =>
    (await database.owner.query(`select ${column} from public.${table} where id = $1`, [userId])).rows[0]
  BODIES['staff post /unlock'] = await named('email', 'staff', people.editor)
  BODIES['customers post /unlock'] = await named('username', 'customers', people['customer A'])
})

const CLOSED = [401, 403, 404]
const STAFF_AT_LEAST: readonly Least[] = ['author', 'editor', 'manager', 'owner', 'nobody']
/** What is open to everybody is still asked for through the guard, which lets through only these and the pictures. */
const OPEN = [
  'post /login',
  'post /logout',
  'post /refresh-token',
  'get /me',
  'post /enter',
  'post /password/reset',
  'post /passkeys/sign-in/begin',
  'post /passkeys/sign-in',
]

/** The platform reads these before it asks who is there. */
const BODIES: Record<string, object> = {
  'post /': { email: 'new@rasteh.test', username: '09120000009', password: 'a-long-enough-password' },
  'post /password': { Password: 'a-long-enough-password' },
  'post /passkeys/add': {
    Name: 'گوشی',
    Credential: {
      id: 'AA',
      rawId: 'AA',
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: '', attestationObject: '' },
    },
  },
  'post /passkeys/rename': { Id: '00000000-0000-0000-0000-000000000000', Name: 'گوشی' },
  'post /passkeys/remove': { Id: '00000000-0000-0000-0000-000000000000' },
}

const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`

/** Who may use an endpoint, as the table says; undefined when it says nothing. */
function leastOf(slug: string, name: string, rights: Partial<Rights>): Least | undefined {
  if (OPEN.includes(name) || `${slug} ${name}` === 'media get /file/:filename') return 'guest'
  // What keeps no versions has none to give.
  if (name.includes('/versions') && rights.readVersions === undefined) return 'nobody'
  const operation = endpointOperations[name]
  if (operation === undefined) return undefined
  if (operation === 'themselves') return slug === 'staff' ? 'author' : 'customers alone'
  const least = (rights[operation as keyof Rights] ?? operation) as Least | keyof Rights
  if (least === 'customers alone') return least
  if (!STAFF_AT_LEAST.includes(least as Least)) return 'author'
  return least as Least
}

async function knock(prefix: string, endpoint: Pick<Endpoint, 'method' | 'path'>, least: Least) {
  const path = `${prefix}${endpoint.path}`.replace(/\/$/, '').replace(/:\w+\??/, '999999999')
  // Many at once are named by a condition; this one is met by none. What authors write is a draft, and says so.
  const where = endpoint.path === '/' && endpoint.method !== 'post' ? '&where[id][equals]=999999999' : ''
  const query = `?draft=true${where}`
  const wrong: string[] = []
  for (const person of PEOPLE) {
    const { status } = await content.guarded(endpoint.method.toUpperCase(), path + query, {
      cookie: people[person].cookie,
      ...(endpoint.method === 'get' || endpoint.method === 'delete'
        ? {}
        : { body: BODIES[`${prefix} ${nameOf(endpoint)}`] ?? BODIES[nameOf(endpoint)] ?? {} }),
    })
    // Signing in and out are open to all; who has no session there is refused by them, not by a right.
    const isRight = OPEN.includes(nameOf(endpoint))
      ? status < 500
      : may(person, least)
        ? status !== 403
        : CLOSED.includes(status)
    if (!isRight) wrong.push(`${person} was answered ${status} by ${nameOf(endpoint)} of ${prefix}`)
  }
  return wrong
}

/** The content platform notes each refusal; thousands of them would hide what matters. */
beforeAll(() => {
  content.payload.logger.level = 'silent'
})

const preferences = { create: 'author', read: 'author', update: 'author', delete: 'author' } as const

describe('the content platform’s REST, asked by all nine people', () => {
  it.each([...Object.entries(collectionRights), ['payload-preferences', preferences] as const])(
    'opens no endpoint of %s to anybody who may not',
    async (slug, rights) => {
      const endpoints = content.payload.collections[slug as 'pages'].config.endpoints || []
      const wrong: string[] = []
      for (const endpoint of endpoints) {
        const least = leastOf(slug, nameOf(endpoint), rights)
        if (least === undefined) wrong.push(`name "${nameOf(endpoint)}" in access-matrix.ts`)
        else wrong.push(...(await knock(slug, endpoint, least)))
      }
      expect(wrong).toEqual([])
    },
  )

  it.each(Object.entries(globalRights))(
    'opens no endpoint of %s to anybody who may not',
    async (slug, rights) => {
      const { endpoints } = content.payload.config.globals.find((one) => one.slug === slug) ?? {}
      const wrong: string[] = []
      for (const endpoint of endpoints || []) {
        // A global is changed by posting to it.
        const least = leastOf(slug, nameOf(endpoint), { ...rights, create: rights.update })
        if (least === undefined) wrong.push(`name "${nameOf(endpoint)}" in access-matrix.ts`)
        else wrong.push(...(await knock(`globals/${slug}`, endpoint, least)))
      }
      expect(wrong).toEqual([])
    },
  )
})
