import { useTestDatabase } from '@rasteh/test-kit/database'
import { beforeAll, describe, expect, it } from 'vitest'
import { craftPng } from '../../apps/shop-api/test/hostile/craft-png.ts'
import { type Arrived, arrive, type Person } from '../access/people.ts'
import { ORIGIN, useContent } from '../setup/use-content.ts'

const database = useTestDatabase()
const content = useContent(database)
let people: Record<Person, Arrived>
beforeAll(async () => {
  people = await arrive(database.owner, content.payload)
  content.payload.logger.level = 'silent'
})

async function upload(bytes: Buffer, name: string, type: string) {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'تصویر' }))
  form.set('file', new File([new Uint8Array(bytes)], name, { type }))
  const { handleEndpoints } = await import('payload')
  const headers = { origin: ORIGIN, cookie: people.editor.cookie }
  const request = new Request(`${ORIGIN}/cms-api/media`, { method: 'POST', headers, body: form })
  const startedAt = performance.now()
  const answer = await handleEndpoints({ config: content.payload.config, request })
  return { status: answer.status, text: await answer.text(), tookMs: performance.now() - startedAt }
}

describe('the media library', () => {
  it.each([
    ['16,000 pixels a side', craftPng({ width: 16_000, height: 16_000 })],
    ['a claim alone', craftPng({ width: 60_000, height: 60_000, raw: 0 })],
    ['a real picture of 256 megapixels', craftPng({ width: 16_000, height: 16_000, raw: 2_001 * 16_000 })],
  ])('refuses at once a picture of %s', async (_, bytes) => {
    const { status, text, tookMs } = await upload(bytes, 'huge.png', 'image/png')
    expect([status, JSON.parse(text).errors[0].data.kind]).toEqual([413, 'picture-too-large'])
    expect(tookMs).toBeLessThan(5_000)
  })

  it.each([
    ['x.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['x.png', 'image/png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['x.png', 'image/png', '<!doctype html><script>alert(1)</script>'],
    ['x.html', 'text/html', '<script>alert(1)</script>'],
    ['x.html', 'image/png', '<script>alert(1)</script>'],
  ])('takes no page for a picture: %s as %s', async (name, type, text) => {
    const { status } = await upload(Buffer.from(text), name, type)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })
})
