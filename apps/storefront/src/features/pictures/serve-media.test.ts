import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'rasteh-media-'))
let app: FastifyInstance
const visit = (url: string, headers = {}) => app.inject({ url, headers })

beforeAll(async () => {
  process.env.RASTEH_MEDIA_DIR = folder
  // It reads its folder once; files of one worker share their modules.
  vi.resetModules()
  const { serveMedia } = await import('./serve-media.ts')
  const red = sharp({ create: { width: 60, height: 60, channels: 3, background: '#ff0000' } })
  await red.webp().toFile(join(folder, 'tea-0123456789.webp'))
  writeFileSync(join(folder, '.hidden.webp'), 'hidden')
  writeFileSync(join(folder, 'broken.webp'), 'no picture')
  app = Fastify()
  await app.register(serveMedia)
})

afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

describe('uploads', () => {
  it('are served with the pictures that shared links show of them', async () => {
    expect((await visit('/media/tea-0123456789.webp')).headers['content-type']).toBe('image/webp')
    const shared = await visit('/media/share/tea-0123456789.webp.jpg')
    expect(shared.headers['content-type']).toBe('image/jpeg')
    expect(shared.headers['cache-control']).toContain('immutable')
    expect(shared.headers['content-security-policy']).toBe("default-src 'none'; sandbox")
  })

  it('that are not there have none', async () => {
    expect((await visit('/media/share/coffee.webp.jpg')).statusCode).toBe(404)
    expect((await visit('/media/coffee.webp')).statusCode).toBe(404)
  })

  it.each([
    '/media/../package.json',
    '/media/%2e%2e/package.json',
    '/media/.hidden.webp',
    '/media/share/..webp.jpg',
    '/media/share/%00.webp.jpg',
  ])('are all that is served: %s', async (url) => {
    expect((await visit(url)).statusCode).toBe(404)
  })

  it.each(['bytes=5-2', 'bytes=-', 'bytes=9999999-', 'bytes=a-b', 'lines=1-2'])(
    'answer a range that makes no sense: %s',
    async (range) => {
      for (const url of ['/media/tea-0123456789.webp', '/media/share/tea-0123456789.webp.jpg'])
        expect([200, 416]).toContain((await visit(url, { range })).statusCode)
    },
  )

  it.each(['/media/%', '/media/share/%e0%a4.webp.jpg'])(
    'are not asked for by a name that nobody can read: %s',
    async (url) => {
      expect([400, 404]).toContain((await visit(url)).statusCode)
    },
  )

  it('that are no pictures have none', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    expect((await visit('/media/share/broken.webp.jpg')).statusCode).toBe(404)
    expect(logged).toHaveBeenCalled()
    logged.mockRestore()
  })

  it('that were removed have none any more', async () => {
    expect((await visit('/media/share/tea-0123456789.webp.jpg')).statusCode).toBe(200)
    rmSync(join(folder, 'tea-0123456789.webp'))
    expect((await visit('/media/share/tea-0123456789.webp.jpg')).statusCode).toBe(404)
  })
})
