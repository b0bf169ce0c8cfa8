import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildApp } from './build-app.ts'

const folder = mkdtempSync(join(tmpdir(), 'rasteh-client-'))
let app: FastifyInstance
let isReady = false

beforeAll(async () => {
  for (const name of ['assets', 'icons']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'assets/start-0a1b.js'), 'plain')
  writeFileSync(join(folder, 'assets/start-0a1b.js.br'), 'brotli')
  const assets = {
    start: '/assets/start-0a1b.js',
    early: { code: '', hash: '' },
    islandsOf: () => ({ files: {}, keys: [] }),
    stylesOf: () => ({ links: [], inline: null, fonts: [] }),
  }
  app = await buildApp({
    origin: 'https://shop.example',
    assets,
    clientFolder: folder,
    isReady: () => isReady,
  })
})

afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const visit = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('the storefront', () => {
  it('is ready once it says so', async () => {
    expect((await visit('/health/ready')).statusCode).toBe(503)
    isReady = true
    expect((await visit('/health/ready')).statusCode).toBe(200)
  })

  it('answers no call of the shop: whoever stands in front leads those elsewhere', async () => {
    const { statusCode, headers, body } = await visit('/api/shop/cart')
    expect([statusCode, headers['cache-control'], body]).toEqual([404, 'no-store', ''])
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it.each([
    ['text/xml', '<a/>', 404],
    ['application/json', '{"a":', 400],
    ['application/json', `"${'a'.repeat(1_200_000)}"`, 413],
  ])('takes a body of %s that it cannot read for no failure of its own', async (type, payload, status) => {
    const log = vi.spyOn(console, 'error')
    const answer = await app.inject({ method: 'POST', url: '/', headers: { 'content-type': type }, payload })
    expect([answer.statusCode, answer.body]).toEqual([status, ''])
    expect(log).not.toHaveBeenCalled()
    log.mockRestore()
  })

  it('gives what the build made for ever, in the form that was compressed beforehand', async () => {
    const { headers, body } = await visit('/assets/start-0a1b.js', { 'accept-encoding': 'br' })
    expect([headers['content-encoding'], body]).toEqual(['br', 'brotli'])
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    for (const spared of ['etag', 'last-modified', 'permissions-policy'])
      expect(headers).not.toHaveProperty(spared)
    expect((await visit('/assets/start-0a1b.js')).body).toBe('plain')
  })

  it.each(['/assets/../package.json', '/assets/%2e%2e/package.json', '/assets/none.js'])(
    'has no other files: %s',
    async (url) => {
      const { statusCode, body } = await visit(url)
      expect([statusCode, body]).not.toContain(200)
      expect(body).not.toContain('devDependencies')
    },
  )

  it('sends search engines to the site map', async () => {
    const { headers, body } = await visit('/robots.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toContain('https://shop.example/sitemap.xml')
  })

  it.each(['POST', 'PUT', 'DELETE'] as const)('changes nothing by %s', async (method) => {
    expect((await app.inject({ method, url: '/basket' })).statusCode).toBe(404)
  })
})
