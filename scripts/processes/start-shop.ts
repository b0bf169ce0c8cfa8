import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../services/settings.ts'

export type ShopAddress = {
  origin: string
  webPort: number
  shopApiPort: number
  /** Where a gateway leads visitors to web and shop-api; without it somebody else does. */
  gatewayPort?: number
}
export type RunningShop = {
  stop: () => Promise<void>
  processes: Record<'shop-api' | 'worker' | 'web' | 'simulator', ChildProcess> & {
    'second web'?: ChildProcess
    gateway?: ChildProcess
  }
}

type StartOptions = ShopAddress & {
  /** Where a second web listens, as on a server; without it there is one. */
  secondWebPort?: number | undefined
  env: Record<string, string>
  production: boolean
  /** Where each process writes its log, instead of to this one's. */
  logDirectory?: string
}

/** Starts the processes of the shop on one database and waits until those that answer visitors do. */
export async function startShop({
  origin,
  webPort,
  shopApiPort,
  gatewayPort,
  secondWebPort,
  env,
  production,
  logDirectory,
}: StartOptions): Promise<RunningShop> {
  const mode: 'production' | 'development' = production ? 'production' : 'development'
  const common = {
    ...process.env,
    ...env,
    RASTEH_ORIGIN: origin,
    SHOP_API_URL: `http://127.0.0.1:${shopApiPort}`,
    SHOP_API_PORT: String(shopApiPort),
    NODE_ENV: mode,
    NEXT_TELEMETRY_DISABLED: '1',
    LOG_LEVEL: process.env.LOG_LEVEL ?? (logDirectory ? 'info' : 'warn'),
  }
  const start = (name: string, [folder, entry]: readonly [string, string], own: Record<string, string>) =>
    spawn(process.execPath, [join(ROOT, folder, entry)], {
      cwd: join(ROOT, folder),
      env: { ...common, ...own },
      stdio: logDirectory ? logTo(logDirectory, name) : 'inherit',
    })
  const run = (app: string, entry: string, { name = app, port = webPort } = {}) =>
    start(name, [`apps/${app}`, entry], { PORT: String(port) })
  const gateway = {
    PORT: String(gatewayPort),
    PAGES_URL: `http://127.0.0.1:${webPort}`,
    GATEWAY_UPGRADES: production ? 'no' : 'yes',
    // It stands in for the edge, even before a shop that runs as in production.
    NODE_ENV: 'development',
  }
  const processes = {
    'shop-api': run('shop-api', 'src/main.ts'),
    worker: run('worker', 'src/main.ts'),
    web: run('web', 'src/server/main.ts'),
    simulator: run('simulator', 'src/main.ts'),
    ...(secondWebPort && {
      'second web': run('web', 'src/server/main.ts', { name: 'second-web', port: secondWebPort }),
    }),
    ...(gatewayPort && {
      gateway: start('gateway', ['scripts', 'processes/dev-gateway.ts'], gateway),
    }),
  }
  const all = Object.values(processes)
  const stop = async () => {
    await Promise.all(all.map(stopProcess))
  }
  // Whoever started it and fails leaves nothing behind.
  process.once('exit', () => {
    for (const child of all) child.kill('SIGKILL')
  })
  const died = Promise.race(all.map(deathOf))
  const ready = [
    `http://127.0.0.1:${shopApiPort}/health/ready`,
    `${origin}/api/shop/me`,
    `http://127.0.0.1:${webPort}/health/ready`,
    `${origin}/health/ready`,
    ...(secondWebPort ? [`http://127.0.0.1:${secondWebPort}/health/ready`] : []),
  ]
  await Promise.race([Promise.all(ready.map(answers)), died])
  return { stop, processes }
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
