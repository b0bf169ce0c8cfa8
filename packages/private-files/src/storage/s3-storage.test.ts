import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { s3Storage } from './s3-storage.ts'
import { signS3 } from './sign-s3.ts'

const credentials = { region: 'ir-thr-at1', accessKey: 'shop', secretKey: 'a-secret-of-the-bucket' }
const objects = new Map<string, Buffer>()
let server: Server
let endpoint = ''

/** A bucket addressed by path that lets in only what is signed, over exactly the bytes that came. */
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    const { status, bytes } = answer(request, body)
    response.writeHead(status).end(bytes)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise<void>((closed) => server.close(() => closed())))

function answer(request: IncomingMessage, body: Buffer): { status: number; bytes?: Buffer | undefined } {
  const path = request.url ?? ''
  if (!isSigned(request, body)) return { status: 403 }
  if (!path.startsWith('/cards/')) return { status: 404 }
  if (request.method === 'PUT') objects.set(path, body)
  if (request.method === 'DELETE') return { status: objects.delete(path) ? 204 : 404 }
  return objects.has(path) ? { status: 200, bytes: objects.get(path) } : { status: 404 }
}

function isSigned({ method = '', url: path, headers }: IncomingMessage, body: Buffer): boolean {
  const time = String(headers['x-amz-date']).replace(
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/,
    '$1-$2-$3T$4:$5:$6Z',
  )
  const request = { method, url: new URL(path ?? '', endpoint), body, at: new Date(time) }
  const isWhole = headers['x-amz-content-sha256'] === createHash('sha256').update(body).digest('hex')
  return isWhole && headers.authorization === signS3(request, credentials).authorization
}

const storage = (changed: object = {}) => s3Storage({ endpoint, bucket: 'cards', ...credentials, ...changed })
const name = '0f'.repeat(16)
const bytes = Buffer.from('sealed')

describe('files in a bucket', () => {
  it('are kept, found and removed', async () => {
    await storage().put(name, bytes)
    expect(Buffer.from((await storage().get(name)) ?? [])).toEqual(bytes)
    expect([...objects.keys()]).toEqual([`/cards/${name}`])
    await storage().remove(name)
    expect(await storage().get(name)).toBeNull()
    await expect(storage().remove(name)).resolves.toBeUndefined()
  })

  it('are refused to whoever has not the key, and the failure says no secret', async () => {
    const wrong = storage({ secretKey: 'another' })
    await expect(wrong.put(name, bytes)).rejects.toThrow('the file storage answered 403 to PUT')
  })

  it('need their bucket', async () => {
    await expect(storage({ bucket: 'none' }).put(name, bytes)).rejects.toThrow('no bucket "none"')
  })

  it('never lie under another name', async () => {
    await expect(storage().put('../other-bucket/x', bytes)).rejects.toThrow('storage name')
  })
})

describe('the signature', () => {
  it('is that of the service’s own published example', () => {
    const request = {
      method: 'GET',
      url: new URL('https://examplebucket.s3.amazonaws.com/?lifecycle='),
      body: new Uint8Array(),
      at: new Date('2013-05-24T00:00:00Z'),
    }
    const example = {
      region: 'us-east-1',
      accessKey: 'AKIAIOSFODNN7EXAMPLE',
      secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    }
    expect(signS3(request, example).authorization).toBe(
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    )
  })
})
