import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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
  mkdirSync(join(folder, 'files'))
  for (const ending of ['pdf', 'mp4', 'webm', 'vtt'])
    writeFileSync(join(folder, 'files', `catalogue-0123456789.${ending}`), Buffer.alloc(1_000, 'a'))
  writeFileSync(join(folder, 'mark-0123456789.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
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
    expect(shared.headers['content-security-policy']).toBe("default-src 'none'; media-src 'self'; sandbox")
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

describe('files of the library', () => {
  const URL = '/media/files/catalogue-0123456789'

  it.each([
    ['pdf', 'application/pdf'],
    ['mp4', 'video/mp4'],
    ['webm', 'video/webm'],
    ['vtt', 'text/vtt'],
  ])('are served as what they are, without a right to do anything: %s', async (ending, type) => {
    const { headers, statusCode } = await visit(`${URL}.${ending}`)
    expect([statusCode, headers['content-type']?.split(';')[0]]).toEqual([200, type])
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; media-src 'self'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  it('that may hold scripts are only downloaded', async () => {
    expect((await visit(`${URL}.pdf`)).headers['content-disposition']).toBe('attachment')
    expect((await visit(`${URL}.pdf`, { range: 'bytes=0-9' })).headers['content-disposition']).toBe(
      'attachment',
    )
    expect((await visit(`${URL}.mp4`)).headers['content-disposition']).toBeUndefined()
  })

  it('are sent in the parts that a player asks for', async () => {
    const part = await visit(`${URL}.mp4`, { range: 'bytes=500-599' })
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 100])
    expect(part.headers).toMatchObject({ 'content-range': 'bytes 500-599/1000', 'accept-ranges': 'bytes' })
    expect((await visit(`${URL}.mp4`, { range: 'bytes=-10' })).headers['content-range']).toBe(
      'bytes 990-999/1000',
    )
    expect((await visit(`${URL}.mp4`, { range: 'bytes=2000-' })).statusCode).toBe(416)
  })

  it.each([
    '/media/files/',
    '/media/files',
    '/media/files/..%2f.hidden.webp',
    '/media/files/%2e%2e/.hidden.webp',
  ])('are all that their folder gives: %s', async (url) => {
    expect((await visit(url)).statusCode).toBe(404)
  })

  it('have drawings beside them that nothing runs in', async () => {
    const { headers } = await visit('/media/mark-0123456789.svg')
    expect(headers['content-type']).toBe('image/svg+xml')
    expect(headers['content-security-policy']).toContain('sandbox')
    expect(headers['cache-control']).toContain('immutable')
  })
})
