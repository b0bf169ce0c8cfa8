import type { AddressInfo } from 'node:net'
import { openServer } from '@rasteh/http-server/open-server'
import { buildApp } from '@rasteh/shop-api/build-app'
import { readSettings } from '@rasteh/shop-api/settings'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openCanary } from '../../tools/desync/canary.ts'
import { makeAttacks } from '../../tools/desync/make-attacks.ts'
import { runAttacks, violationsOf } from '../../tools/desync/run-attacks.ts'
import { basketVictims } from '../../tools/desync/victims.ts'
import { openGateway } from '../../tools/gateway/open-gateway.ts'
import { type Edge, startEdge, stopEdge } from '../../tools/services/edge.ts'
import { shopEnvironment } from '../../tools/services/settings.ts'
import { ORIGIN, SECRET } from '../setup/use-content.ts'
import { freePort } from './stub-backend.ts'

const REQUESTS = 100
const database = useTestDatabase()
const pages = openServer((_, response) => void response.end('a page'))
let shopApi: Awaited<ReturnType<typeof buildApp>>
let gateway: Awaited<ReturnType<typeof openGateway>>
let edge: Edge
let productId = 0

const portOf = ({ server }: { server: { address(): unknown } }) => (server.address() as AddressInfo).port

/** shop-api as it runs and a page server that renders nothing, behind the real edge and behind the gateway. */
beforeAll(async () => {
  const env = { RASTEH_ORIGIN: ORIGIN, RASTEH_SECRET: SECRET, DATABASE_SHOP_URL: database.urls.shop }
  const settings = readSettings({ ...shopEnvironment(database.name), ...env })
  shopApi = await buildApp({ ...settings, changesPerMinute: 1_000_000 }, { logger: false })
  await shopApi.listen({ port: 0, host: '127.0.0.1' })
  await new Promise<void>((ready) => pages.listen(0, '127.0.0.1', ready))
  const pagesPort = portOf({ server: pages })
  gateway = await openGateway({
    storefrontUrl: `http://127.0.0.1:${pagesPort}`,
    dashboardUrl: `http://127.0.0.1:${pagesPort}`,
    shopApiUrl: `http://127.0.0.1:${portOf(shopApi)}`,
    hasUpgrades: false,
  })
  await gateway.listen({ port: 0, host: '127.0.0.1' })
  edge = {
    name: 'edge-desync',
    port: await freePort(),
    purgePort: await freePort(),
    storefrontPorts: [pagesPort],
    dashboardPorts: [pagesPort],
    shopApiPorts: [portOf(shopApi)],
  }
  startEdge(edge)
  const me = `http://127.0.0.1:${edge.port}/api/shop/me`
  await vi.waitFor(async () => expect((await fetch(me)).status).toBe(200), { timeout: 20_000 })
  productId = (await addProduct(database.owner)).productId
}, 60_000)
afterAll(async () => {
  stopEdge(edge)
  await gateway?.close()
  await shopApi?.close()
  pages.close()
  pages.closeAllConnections()
})

it.each([
  ['through the edge', () => edge.port],
  ['through the gateway', () => portOf(gateway)],
  ['to shop-api itself', () => portOf(shopApi)],
])(
  'raw requests %s get nobody another’s answer, lead nowhere else, and fail nothing',
  async (name, findPort) => {
    const canary = await openCanary()
    const port = findPort()
    const ask = await basketVictims(port, ORIGIN, productId)
    const attacks = makeAttacks({ count: REQUESTS, canary: canary.host, seed: 20 })
    const result = await runAttacks({ name, port, ask }, attacks)
    canary.close()
    expect(violationsOf([result], canary.visits)).toEqual([])
    expect([result.requests, result.victims > 0]).toEqual([REQUESTS, true])
  },
  120_000,
)
