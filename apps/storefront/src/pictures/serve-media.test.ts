import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'rasteh-media-'))
let visit = (_path: string): Promise<Response> => Promise.reject(new Error('not open yet'))
let stop = () => {}

beforeAll(async () => {
  process.env.RASTEH_MEDIA_DIR = folder
  // It reads its folder once; files of one worker share their modules.
  vi.resetModules()
  const { serveMedia } = await import('./serve-media.ts')
  const red = sharp({ create: { width: 60, height: 60, channels: 3, background: '#ff0000' } })
  await red.webp().toFile(join(folder, 'tea-0123456789.webp'))
  const server = createServer((request, response) => {
    serveMedia(request, response, new URL(request.url ?? '/', 'http://shop').pathname)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  visit = (path) => fetch(`http://127.0.0.1:${port}${path}`)
  stop = () => server.close()
})

afterAll(() => {
  stop()
  rmSync(folder, { recursive: true })
})

describe('uploads', () => {
  it('are served with the pictures that shared links show of them', async () => {
    expect((await visit('/media/tea-0123456789.webp')).headers.get('content-type')).toBe('image/webp')
    const shared = await visit('/media/share/tea-0123456789.webp.jpg')
    expect(shared.headers.get('content-type')).toBe('image/jpeg')
    expect(shared.headers.get('cache-control')).toContain('immutable')
  })

  it('that are not there have none', async () => {
    expect((await visit('/media/share/coffee.webp.jpg')).status).toBe(404)
    expect((await visit('/media/coffee.webp')).status).toBe(404)
  })

  it('that were removed have none any more', async () => {
    expect((await visit('/media/share/tea-0123456789.webp.jpg')).status).toBe(200)
    rmSync(join(folder, 'tea-0123456789.webp'))
    expect((await visit('/media/share/tea-0123456789.webp.jpg')).status).toBe(404)
  })
})
