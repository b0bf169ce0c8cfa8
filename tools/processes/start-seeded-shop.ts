import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { type Edge, spareEdge, startEdge, stopEdge } from '../services/edge.ts'
import { postgresClient, startPostgres } from '../services/postgres.ts'
import { startRedis } from '../services/redis.ts'
import { databaseUrl, devRoles, ports, ROOT, shopEnvironment } from '../services/settings.ts'
import { type RunningShop, startShop } from './start-shop.ts'

export const SEEDED_DATABASE = 'rasteh_e2e'

/** What the shop of the journeys wrote; after them it is searched for secrets. */
export const SEEDED_LOGS = join(ROOT, 'test-results-logs')

/** Where visitors find it: at its gateway. */
export const SEEDED_ORIGIN = `http://localhost:${ports.e2eWeb}`

/** The built shop on a seeded database of its own that is created again each time: for browser tests and pictures. */
export async function startSeededShop(): Promise<RunningShop> {
  makeSeededDatabase()
  return startBuiltShop(SEEDED_ORIGIN, { storefrontPort: ports.e2ePages, gatewayPort: ports.e2eWeb })
}

/** An edge before the seeded shop, with storefronts on these ports. */
export function seededEdge(storefrontPorts: readonly number[]): Edge {
  return {
    ...spareEdge,
    name: 'edge-seeded',
    storefrontPorts,
    dashboardPorts: [ports.e2eDashboard],
    shopApiPorts: [ports.e2eShopApi],
  }
}

export type EdgedShop = RunningShop & { origin: string }

/** The same shop behind an edge, with two storefronts as on a server: visitors know the edge's address alone. */
export async function startEdgedShop(moreProducts = 0): Promise<EdgedShop> {
  makeSeededDatabase(moreProducts)
  const edge = seededEdge([ports.e2eWeb, ports.bench2])
  startEdge(edge)
  const origin = `http://127.0.0.1:${edge.port}`
  const env = { RASTEH_EDGE_URLS: `http://127.0.0.1:${edge.purgePort}` }
  const places = { storefrontPort: ports.e2eWeb, secondStorefrontPort: ports.bench2 }
  const starting = startBuiltShop(origin, { env, ...places })
  // After the shop's own: it reads a file, and where that fails the shop's processes are ended already.
  process.once('exit', () => stopEdge(edge))
  const shop = await starting
  return { ...shop, origin, stop: () => shop.stop().finally(() => stopEdge(edge)) }
}

/** Creates the seeded database again, with so many products more than the seeds have. */
export function makeSeededDatabase(moreProducts = 0): void {
  startPostgres()
  startRedis()
  const sql = (statement: string) => postgresClient('psql', ['-q', '-d', 'postgres', '-c', statement])
  sql(`drop database if exists ${SEEDED_DATABASE} with (force)`)
  sql(`create database ${SEEDED_DATABASE} owner ${devRoles.owner.name}`)
  const env = {
    ...process.env,
    ...shopEnvironment(SEEDED_DATABASE),
    DATABASE_OWNER_URL: databaseUrl('owner', SEEDED_DATABASE),
  }
  const run = (script: string, ...args: string[]) =>
    execFileSync(process.execPath, [join(ROOT, 'tools', script), ...args], { env, stdio: 'inherit' })
  run('migrate.ts')
  run('seed.ts')
  if (moreProducts > 0) run('seed.ts', '--products', String(moreProducts))
}

type More = {
  env?: Record<string, string>
  storefrontPort: number
  secondStorefrontPort?: number
  gatewayPort?: number
}

function startBuiltShop(origin: string, { env = {}, ...places }: More): Promise<RunningShop> {
  return startShop({
    origin,
    ...places,
    dashboardPort: ports.e2eDashboard,
    shopApiPort: ports.e2eShopApi,
    env: {
      ...shopEnvironment(SEEDED_DATABASE),
      CHANGES_PER_MINUTE: '100000',
      CODES_PER_ADDRESS: '100000',
      RASTEH_PARTS_PAGE: 'open',
      ...env,
    },
    production: true,
    logDirectory: SEEDED_LOGS,
  })
}
