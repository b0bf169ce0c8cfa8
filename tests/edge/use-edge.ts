import { isPersonalPath } from '@rasteh/contracts/paths'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { type Edge, startEdge, stopEdge } from '../../tools/services/edge.ts'
import { freePort, type StubBackend, startBackend } from './stub-backend.ts'

type Visited = { storefront: StubBackend; dashboard: StubBackend; shopApi: StubBackend }

/** The real edge before stubs of the shop's processes, for one test file. */
export function useEdge(name: string) {
  const processes = {} as Visited
  let edge: Edge

  const visit = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`http://127.0.0.1:${edge.port}${path}`, { headers, method, redirect: 'manual' })

  beforeAll(async () => {
    processes.storefront = await startBackend(render)
    processes.dashboard = await startBackend(manage)
    processes.shopApi = await startBackend(sell)
    edge = {
      name,
      port: await freePort(),
      purgePort: await freePort(),
      storefrontPorts: [processes.storefront.port],
      dashboardPorts: [processes.dashboard.port],
      shopApiPorts: [processes.shopApi.port],
      trustedProxies: '127.0.0.3,192.0.2.0/24,2001:db8::/32',
    }
    startEdge(edge)
    const paths = ['/ready', '/dashboard', '/api/shop/me']
    const statuses = () => Promise.all(paths.map(async (path) => (await visit(path)).status))
    await vi.waitFor(async () => expect(await statuses()).toEqual([200, 200, 200]), { timeout: 10_000 })
  }, 30_000)

  afterAll(async () => {
    stopEdge(edge)
    const { storefront, dashboard, shopApi } = processes
    await Promise.all([storefront.die(), dashboard.die(), shopApi.die()])
  })

  return Object.assign(processes, {
    port: () => edge.port,
    visit,
    textOf: async (path: string, headers: Record<string, string> = {}) => (await visit(path, headers)).text(),
    purge: (keys: string, port = edge.purgePort) =>
      fetch(`http://127.0.0.1:${port}/`, { method: 'PURGE', headers: { 'xkey-purge': keys } }),
  })
}

/** As long as the edge shows a page that has just become old. */
export const blink = () => new Promise((next) => setTimeout(next, 350))

let rendered = 0

/** A page as the storefront renders it: named by what was asked for, kept under the keys in its own query. */
export const render: StubBackend['answer'] = (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://shop')
  rendered += 1
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('vary', 'cookie, accept-encoding')
  if (isPersonalPath(pathname)) response.setHeader('cache-control', 'private, no-store')
  else response.setHeader('surrogate-control', 'max-age=60')
  response.setHeader('xkey', `everywhere ${searchParams.get('keys') ?? ''}`)
  response.end(
    `storefront ${rendered} cookie=${request.headers.cookie ?? ''} for=${request.headers['x-forwarded-for']}`,
  )
}

/** A dashboard that would let everything be kept. */
export const manage: StubBackend['answer'] = (request, response) => {
  response.setHeader('cache-control', 'public, max-age=600')
  response.setHeader('surrogate-control', 'max-age=60')
  response.end(`dashboard ${Math.random()} ${request.headers.cookie ?? ''}`)
}

const sell: StubBackend['answer'] = (request, response) => {
  response.setHeader('set-cookie', 'rasteh-basket=secret; HttpOnly')
  response.setHeader('cache-control', 'public, max-age=600')
  const { cookie = '', traceparent, baggage } = request.headers
  response.end(`shop ${cookie} ${Math.random()} traceparent=${traceparent} baggage=${baggage}`)
}
