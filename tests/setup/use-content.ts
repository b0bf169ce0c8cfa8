import { LABEL_HEADER } from '@rasteh/contracts/headers'
import type { TestDatabase } from '@rasteh/test-kit/database'
import type { Payload, SanitizedConfig } from 'payload'
import { afterAll, beforeAll } from 'vitest'
import { closeContent } from '../../tools/content.ts'

// Databases of tests have the passwords of development, which no other host may be opened with.
export const ORIGIN = 'http://localhost:3000'
export const SECRET = 'a-secret-for-tests-of-at-least-32-characters'

export type TestContent = {
  payload: Payload
  /** A REST call as a browser would make it, answered by the content platform itself. */
  rest: (
    method: string,
    path: string,
    options?: { body?: object; cookie?: string; origin?: string; headers?: Record<string, string> },
  ) => Promise<Response>
  /** The same as a form with its data in `_payload`, as the dashboard sends it. */
  form: TestContent['rest']
  /** The same through the guard that is before it in the dashboard. */
  guarded: TestContent['rest']
  /** A request as it is, through the guard. */
  raw: (request: Request) => Promise<Response>
}

/** The content platform on the test file's database, with the rights that the dashboard has. */
export function useContent(database: TestDatabase): TestContent {
  const content = {} as TestContent
  beforeAll(async () => {
    Object.assign(process.env, {
      RASTEH_ORIGIN: ORIGIN,
      RASTEH_SECRET: SECRET,
      DATABASE_WEB_URL: database.urls.web,
      SHOP_API_URL: 'http://127.0.0.1:1',
    })
    const platform: SanitizedConfig = await (await import('@rasteh/dashboard/payload.config')).default
    const { contentDatabase } = await import('@rasteh/dashboard/content-database')
    const { getPayload, handleEndpoints } = await import('payload')
    // The platform is loaded once for all test files of a worker; each opens it on its own database.
    const config = { ...platform, db: { ...platform.db, ...contentDatabase(database.urls.web) } }
    const payloadInstanceCacheKey = database.urls.web
    content.payload = await getPayload({ config, key: payloadInstanceCacheKey })
    const { guardedRest } = await import('@rasteh/dashboard/cms-api/guarded-rest')
    const ask = (answer: (request: Request, path: string) => Promise<Response>): TestContent['rest'] => {
      return (method, path, { body, cookie, origin = ORIGIN, headers: more = {} } = {}) => {
        const headers = new Headers({
          origin,
          [LABEL_HEADER]: 'test',
          ...more,
          ...(cookie ? { cookie } : {}),
          ...(body ? { 'content-type': 'application/json' } : {}),
        })
        const request = new Request(`${ORIGIN}/cms-api/${path}`, {
          method,
          headers,
          ...(body ? { body: JSON.stringify(body) } : {}),
        })
        return answer(request, path)
      }
    }
    const answer = (request: Request) => handleEndpoints({ config, request, payloadInstanceCacheKey })
    const guard = guardedRest(async () => content.payload, answer)
    content.rest = ask(answer)
    content.form = (method, path, { body = {}, cookie = '', origin = ORIGIN } = {}) => {
      const form = new FormData()
      form.set('_payload', JSON.stringify(body))
      const headers = { origin, cookie, [LABEL_HEADER]: 'test' }
      return answer(new Request(`${ORIGIN}/cms-api/${path}`, { method, headers, body: form }))
    }
    content.raw = (request) => {
      const [, ...slug] = new URL(request.url).pathname.slice(1).split('/')
      return guard(request, { params: Promise.resolve({ slug }) })
    }
    content.guarded = ask((request, path) => {
      const [slug = ''] = path.split('?')
      return guard(request, { params: Promise.resolve({ slug: slug.split('/') }) })
    })
  })
  afterAll(() => closeContent(content.payload))
  return content
}

/** The session cookie that an answer sets, as the next request carries it. */
export function sessionOf(answer: Response): string {
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}
