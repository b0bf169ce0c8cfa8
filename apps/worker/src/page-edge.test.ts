import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { edgeBeforeStandbys, httpEdge } from './page-edge.ts'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** A page cache that keeps what it was told. */
async function startCache(status = 200): Promise<{ url: string; purges: string[] }> {
  const purges: string[] = []
  const server = createServer((request, response) => {
    purges.push(`${request.method} ${request.headers['xkey-purge']}`)
    response.writeHead(status).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closers.push(() => server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, purges }
}

describe('the edge', () => {
  it('tells every cache the keys', async () => {
    const [one, other] = [await startCache(), await startCache()]
    await httpEdge([one.url, other.url]).purge(['product-1', 'missing'])
    expect([one.purges, other.purges]).toEqual([['PURGE product-1 missing'], ['PURGE product-1 missing']])
  })

  it('parts a long list, so that no header grows too long', async () => {
    const cache = await startCache()
    await httpEdge([cache.url]).purge(Array.from({ length: 450 }, (_, index) => `product-${index}`))
    expect(cache.purges).toHaveLength(3)
  })

  it('fails when a cache refuses, so that the job is tried again', async () => {
    const cache = await startCache(503)
    await expect(httpEdge([cache.url]).purge(['product-1'])).rejects.toThrow('503')
  })

  it('is not followed to another host', async () => {
    const other = await startCache()
    const server = createServer((_, response) => response.writeHead(307, { location: other.url }).end())
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    closers.push(() => server.close())
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    await expect(httpEdge([url]).purge(['product-1'])).rejects.toThrow()
    expect(other.purges).toEqual([])
  })

  it('is told once more where pages read a standby, which has the change a moment later', async () => {
    const cache = await startCache()
    const onError = vi.fn()
    await edgeBeforeStandbys(httpEdge([cache.url]), onError).purge(['product-1'])
    expect(cache.purges).toEqual(['PURGE product-1'])
    await vi.waitFor(() => expect(cache.purges).toEqual(['PURGE product-1', 'PURGE product-1']), 2_000)
    expect(onError).not.toHaveBeenCalled()
  })
})
