import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openShopFixture } from '@rasteh/test-kit/shop-fixture'
import {
  makeSeededDatabase,
  SEEDED_DATABASE,
  seededEdge,
} from '../../../tools/processes/start-seeded-shop.ts'
import { startShop } from '../../../tools/processes/start-shop.ts'
import { type Edge, isEdgeRunning, startEdge, stopEdge } from '../../../tools/services/edge.ts'
import { databaseUrl, ports, SERVICES_DIR, shopEnvironment } from '../../../tools/services/settings.ts'
import type { EntryPoint } from '../entry-points.ts'
import { openEveryBank } from './open-every-bank.ts'

/** A carrier of traffic in front of the shop, as a CDN is: all its visitors come from these addresses. */
export const CDN = { cidr: '127.200.0.0/24', prefix: '127.200.0.' }

const TRUSTED = `127.0.0.1,::1,${CDN.cidr}`

export type AttackedShop = ReturnType<typeof openAttackedShop>

/** What an attack needs of a running shop: its ports, its database and its outside world. */
export function openAttackedShop(processes: Record<string, ChildProcess> = {}) {
  const edge = attackedEdge()
  const shopFixture = openShopFixture(databaseUrl('owner', SEEDED_DATABASE))
  const env = productionEnvironment()
  const entryPorts: Record<EntryPoint, number> = {
    edge: edge.port,
    storefront: ports.e2eWeb,
    dashboard: ports.e2eDashboard,
    'shop-api': ports.e2eShopApi,
  }
  return {
    origin: `http://127.0.0.1:${edge.port}`,
    ports: entryPorts,
    processes,
    logs: ATTACK_LOGS,
    env,
    secret: env.RASTEH_SECRET ?? '',
    shopFixture,
    owner: shopFixture.owner,
    simulator: `http://127.0.0.1:${ports.simulator}`,
    banks: `http://127.0.0.1:${ports.simulator + 2}`,
  }
}

const attackedEdge = () => ({ ...seededEdge([ports.e2eWeb, ports.bench2]), trustedProxies: TRUSTED })

/** What the attacked shop's processes wrote; it is searched for secrets. */
const ATTACK_LOGS = join(SERVICES_DIR, 'attack-logs')

/** As on a server, with every limit at its default; the CDN before it is trusted as the guide says. */
function productionEnvironment(): Record<string, string> {
  return {
    ...shopEnvironment(SEEDED_DATABASE),
    TRUSTED_PROXIES: TRUSTED,
  }
}

/** The built shop on fresh seeds: two storefronts, one dashboard and one shop-api behind the edge, all of them reachable directly too. */
export async function startAttackedShop(): Promise<AttackedShop & { stop: () => Promise<void> }> {
  makeSeededDatabase()
  const edge = attackedEdge()
  const env = { ...productionEnvironment(), RASTEH_EDGE_URLS: `http://127.0.0.1:${edge.purgePort}` }
  await endOldEdge(edge)
  startEdge(edge)
  process.once('exit', () => stopEdge(edge))
  const { stop, processes } = await startShop({
    origin: `http://127.0.0.1:${edge.port}`,
    storefrontPort: ports.e2eWeb,
    secondStorefrontPort: ports.bench2,
    dashboardPort: ports.e2eDashboard,
    shopApiPort: ports.e2eShopApi,
    env,
    production: true,
    logDirectory: ATTACK_LOGS,
  })
  const shop = openAttackedShop(processes)
  await openEveryBank(shop.owner)
  return {
    ...shop,
    stop: async () => {
      await shop.shopFixture.close()
      await stop().finally(() => stopEdge(edge))
    },
  }
}

/** An edge that a broken run has left behind has the rules of that run; the new one starts when it has gone. */
async function endOldEdge(edge: Edge): Promise<void> {
  stopEdge(edge)
  while (isEdgeRunning(edge)) await setTimeout(100)
}
