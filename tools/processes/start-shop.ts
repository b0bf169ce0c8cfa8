import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../services/settings.ts'

export type ShopAddress = {
  origin: string
  storefrontPort: number
  dashboardPort: number
  shopApiPort: number
  /** Where a gateway leads visitors to the processes; without it somebody else does. */
  gatewayPort?: number
}
export type RunningShop = {
  stop: () => Promise<void>
  processes: Record<'shop-api' | 'worker' | 'storefront' | 'dashboard' | 'simulator', ChildProcess> & {
    'second storefront'?: ChildProcess
    gateway?: ChildProcess
  }
}

type StartOptions = ShopAddress & {
  /** Where a second storefront listens, as on a server; without it there is one. */
  secondStorefrontPort?: number | undefined
  env: Record<string, string>
  production: boolean
  /** Where each process writes its log, instead of to this one's. */
  logDirectory?: string
}

/** What starts the storefront: what was built, or its sources with hot reload. */
const STOREFRONT = { production: 'dist/server/main.js', development: 'dev/main.ts' }

/**
 * A page is garbage as soon as it is sent. With Node's usual limits a process held 350 MB after some thousand pages, with
 * these 185 MB, for a tenth to a quarter more processor time. What it keeps is some 30 MB: the limit of old objects is
 * far away. Development, where Vite runs in the same process, has no limits.
 */
export const STOREFRONT_FLAGS = ['--max-semi-space-size=8', '--max-old-space-size=384']

const urlOf = (port: number) => `http://127.0.0.1:${port}`

/** Starts the processes of the shop on one database and waits until those that answer visitors do. */
export async function startShop(options: StartOptions): Promise<RunningShop> {
  const { origin, storefrontPort, secondStorefrontPort, dashboardPort, shopApiPort } = options
  const processes = startProcesses(options)
  const all = Object.values(processes)
  // A caller that fails leaves nothing behind.
  process.once('exit', () => {
    for (const child of all) child.kill('SIGKILL')
  })
  const asked = [shopApiPort, storefrontPort, secondStorefrontPort ?? storefrontPort, dashboardPort]
  const ready = [
    ...asked.map((port) => `${urlOf(port)}/health/ready`),
    // An edge asks a process twice more before it sends anybody there.
    `${origin}/api/shop/me`,
    `${origin}/cms-api/staff/me`,
    `${origin}/health/ready`,
  ]
  await Promise.race([Promise.all(ready.map(answers)), ...all.map(deathOf)])
  const stop = async () => {
    await Promise.all(all.map(stopProcess))
  }
  return { stop, processes }
}

function startProcesses(options: StartOptions): RunningShop['processes'] {
  const { storefrontPort, secondStorefrontPort, dashboardPort, gatewayPort, production } = options
  const start = starterOf(options)
  const entry = STOREFRONT[production ? 'production' : 'development']
  const storefront = (name: string, port: number) =>
    start(name, ['apps/storefront', entry], { PORT: String(port) }, production ? STOREFRONT_FLAGS : [])
  const gateway = {
    PORT: String(gatewayPort),
    STOREFRONT_URL: urlOf(storefrontPort),
    GATEWAY_UPGRADES: production ? 'no' : 'yes',
    // It takes the place of the edge, even before a shop that runs as in production.
    NODE_ENV: 'development',
  }
  return {
    'shop-api': start('shop-api', ['apps/shop-api', 'src/main.ts']),
    worker: start('worker', ['apps/worker', 'src/main.ts']),
    storefront: storefront('storefront', storefrontPort),
    dashboard: start('dashboard', ['apps/dashboard', 'src/server/main.ts'], { PORT: String(dashboardPort) }),
    simulator: start('simulator', ['apps/simulator', 'src/main.ts']),
    ...(secondStorefrontPort && {
      'second storefront': storefront('second-storefront', secondStorefrontPort),
    }),
    ...(gatewayPort && {
      gateway: start('gateway', ['tools', 'processes/dev-gateway.ts'], gateway),
    }),
  }
}

/** Starts one process with the settings of all of them, and with its own. */
function starterOf({ origin, shopApiPort, dashboardPort, env, production, logDirectory }: StartOptions) {
  const mode: 'production' | 'development' = production ? 'production' : 'development'
  const common = {
    ...process.env,
    ...env,
    RASTEH_ORIGIN: origin,
    SHOP_API_URL: urlOf(shopApiPort),
    SHOP_API_PORT: String(shopApiPort),
    DASHBOARD_URL: urlOf(dashboardPort),
    NODE_ENV: mode,
    NEXT_TELEMETRY_DISABLED: '1',
    LOG_LEVEL: process.env.LOG_LEVEL ?? (logDirectory ? 'info' : 'warn'),
  }
  return (
    name: string,
    [folder, entry]: readonly [string, string],
    own: Record<string, string> = {},
    flags: readonly string[] = [],
  ) =>
    spawn(process.execPath, [...flags, join(ROOT, folder, entry)], {
      cwd: join(ROOT, folder),
      env: { ...common, ...own },
      stdio: logDirectory ? logTo(logDirectory, name) : 'inherit',
    })
}

function logTo(directory: string, name: string): ['ignore', number, number] {
  mkdirSync(directory, { recursive: true })
  const file = openSync(join(directory, `${name}.log`), 'w')
  return ['ignore', file, file]
}

async function answers(url: string): Promise<void> {
  const deadline = Date.now() + 120_000
  while (Date.now() < deadline) {
    const status = await fetch(url).then(
      (answer) => answer.status,
      () => 0,
    )
    if (status === 200) return
    await new Promise((next) => setTimeout(next, 100))
  }
  throw new Error(`${url} did not answer within 120 s`)
}

function deathOf(child: ChildProcess): Promise<never> {
  return new Promise((_, reject) => {
    child.once('exit', (code) =>
      reject(new Error(`${child.spawnargs.at(-1)} ended with ${code} before the shop was up`)),
    )
  })
}

function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((done) => {
    child.removeAllListeners('exit')
    child.once('exit', () => done())
    child.kill('SIGTERM')
    setTimeout(() => child.kill('SIGKILL'), 12_000).unref()
  })
}
