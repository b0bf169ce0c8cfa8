import { useTestDatabase } from '@rasteh/test-kit/database'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readDatabase } from '#page/load/database.ts'
import { addFeeds } from './feeds.ts'

// biome-ignore lint/correctness/useHookAtTopLevel: It hooks into the test file, not into React.
const database = useTestDatabase()

beforeAll(() => {
  process.env.DATABASE_WEB_URL = database.urls.web
})

afterAll(() => readDatabase().end())

/** Asks for a map; a queue without room serves no request. */
async function visit(url: string, hasRoom = true) {
  const queued = vi.fn()
  const app = Fastify()
  addFeeds(app, 'https://shop.example', async (_, run) => {
    queued()
    return hasRoom ? run() : null
  })
  const { statusCode, headers, body } = await app.inject({ url })
  return { status: statusCode, headers, body, queued: queued.mock.calls.length }
}

describe('a map for machines', () => {
  it('stands in the queue of the pages, and the edge keeps it for ten minutes', async () => {
    const { status, headers, body, queued } = await visit('/sitemap.xml')
    expect([status, queued]).toEqual([200, 1])
    expect(body).toContain('/sitemap/main/1.xml')
    expect(headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'surrogate-control': 'max-age=600',
      vary: 'accept-encoding',
    })
  })

  it('is refused when nobody can be served in time', async () => {
    const { status, headers, queued } = await visit('/sitemap.xml', false)
    expect([status, queued]).toEqual([503, 1])
    expect(headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' })
  })

  it.each(['/sitemap/products/9.xml', '/sitemap/nothing/1.xml'])(
    'that is not there is kept by nobody: %s',
    async (url) => {
      const { status, headers } = await visit(url)
      expect(status).toBe(404)
      expect(headers['surrogate-control']).toBeUndefined()
      expect(headers['cache-control']).toBeUndefined()
    },
  )
})
