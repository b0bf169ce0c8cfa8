import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Instance, PACE, waitUntilReady } from '../tools/deploy/roll.ts'
import { spareEdge, startEdge, stopEdge } from '../tools/services/edge.ts'
import { ports, ROOT } from '../tools/services/settings.ts'
import { type KillableProcess, startKillable } from './killable-process.ts'

export type RollingShop = {
  origin: string
  /** In the order in which a server restarts them. */
  instances: Instance[]
  restarts: () => number
  stop: () => Promise<void>
}

const storefrontPorts = [ports.e2eWeb, ports.bench2]
const dashboardPorts = [ports.e2eDashboard, ports.e2ePages]
const apiPorts = [ports.e2eShopApi, ports.bench]

/** The built shop as a server runs it: two of storefront, dashboard and shop-api, and the worker, all behind an edge. */
export async function startRollingShop(env: Record<string, string>): Promise<RollingShop> {
  const edge = { ...spareEdge, name: 'edge-rolling', storefrontPorts, dashboardPorts, shopApiPorts: apiPorts }
  const origin = `http://127.0.0.1:${edge.port}`
  const common = {
    ...env,
    NODE_ENV: 'production',
    RASTEH_ORIGIN: origin,
    RASTEH_EDGE_URLS: `http://127.0.0.1:${edge.purgePort}`,
    SHOP_API_URL: `http://127.0.0.1:${apiPorts[0]}`,
    DASHBOARD_URL: `http://127.0.0.1:${dashboardPorts[0]}`,
    CHANGES_PER_MINUTE: '100000000',
    SMS_PROVIDER: '',
    MAIL_URL: '',
    LOG_LEVEL: 'error',
    DRAIN_MS: '3000',
  }
  const start = (app: string, entry: string, own: Record<string, string> = {}) =>
    startKillable({
      file: join(ROOT, 'apps', app, entry),
      cwd: join(ROOT, 'apps', app),
      env: () => ({ ...common, ...own }),
    })
  const api = await Promise.all(
    apiPorts.map((port) => start('shop-api', 'src/main.ts', { SHOP_API_PORT: String(port) })),
  )
  const storefronts = await Promise.all(
    storefrontPorts.map((port) => start('storefront', 'dist/server/main.js', { PORT: String(port) })),
  )
  const dashboards = await Promise.all(
    dashboardPorts.map((port) => start('dashboard', 'src/server/main.ts', { PORT: String(port) })),
  )
  const worker = await start('worker', 'src/main.ts')
  const instances = [
    ...api.map((one, index) => instanceOf(`shop-api@${apiPorts[index]}`, one, apiPorts[index])),
    ...storefronts.map((one, index) =>
      instanceOf(`storefront@${storefrontPorts[index]}`, one, storefrontPorts[index]),
    ),
    ...dashboards.map((one, index) =>
      instanceOf(`dashboard@${dashboardPorts[index]}`, one, dashboardPorts[index]),
    ),
    instanceOf('worker', worker),
  ]
  const processes = [...api, ...storefronts, ...dashboards, worker]
  startEdge(edge)
  await Promise.all(
    instances.map(({ name, readyUrl }) => readyUrl && waitUntilReady(name, readyUrl, PACE.readyWithinMs)),
  )
  // The edge has not looked at them yet.
  await setTimeout(PACE.edgeNoticesMs)
  return {
    origin,
    instances,
    restarts: () => processes.reduce((sum, one) => sum + one.deaths(), 0),
    async stop() {
      await Promise.all(processes.map((one) => one.stop()))
      stopEdge(edge)
    },
  }
}

function instanceOf(name: string, { restart }: KillableProcess, port?: number): Instance {
  return { name, restart, readyUrl: port ? () => `http://127.0.0.1:${port}/health/ready` : null }
}
