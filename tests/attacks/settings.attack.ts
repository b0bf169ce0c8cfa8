import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { EXIT_BAD_SETTINGS } from '@rasteh/shop-core/settings'
import { ports, ROOT } from '../../tools/services/settings.ts'
import { type Attack, allHarms, type Harm, type Target } from './attack.ts'
import { openCaller } from './caller.ts'
import { signIn } from './shop/people.ts'
import { enrol, totpOf } from './shop/second-factor.ts'

const ENTRIES = {
  'shop-api': 'src/main.ts',
  worker: 'src/main.ts',
  storefront: 'dist/server/main.js',
  dashboard: 'src/server/main.ts',
} as const
type App = keyof typeof ENTRIES
/** Where each listens while it is tried; the worker listens nowhere. */
const PORTS = {
  'shop-api': ports.bench,
  worker: 0,
  storefront: ports.devPages,
  dashboard: ports.devDashboard,
} as const
/** Settings are read first of all: a process that lives so long, on a busy machine, has taken them. */
const REFUSED_WITHIN_MS = 60_000

type Running = { ended: Promise<number | null>; stop: () => Promise<void> }

/** One process of the shop, with settings of its own. */
function startProcess(app: App, env: Record<string, string | undefined>): Running {
  const child = spawn(process.execPath, [join(ROOT, 'apps', app, ENTRIES[app])], {
    cwd: join(ROOT, 'apps', app),
    env: { ...process.env, ...env },
    stdio: 'ignore',
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  const stop = async () => {
    child.kill('SIGKILL')
    await ended
  }
  return { ended, stop }
}

/** Starts one process with the secrets of development on a public origin. */
async function startsWith(target: Target, app: App, mode: string | undefined): Promise<Harm | null> {
  const { ended, stop } = startProcess(app, {
    ...target.shop.env,
    RASTEH_ORIGIN: 'https://shop.example',
    SHOP_API_URL: `http://127.0.0.1:${PORTS['shop-api']}`,
    SHOP_API_PORT: String(PORTS['shop-api']),
    PORT: String(PORTS[app]),
    NODE_ENV: mode,
    NEXT_DIST_DIR: mode ? undefined : '.next-attack',
  })
  const end = await Promise.race([ended, isAlive(PORTS[app])])
  await stop()
  if (end === EXIT_BAD_SETTINGS) return null
  if (end !== 'alive' && end !== 0) throw new Error(`${app} ended with ${end}, not because of its settings`)
  return `${app} starts on https with the secrets of development and NODE_ENV ${mode ?? 'unset'}`
}

/** Answers as soon as somebody listens there, or when the time is over. */
async function isAlive(port: number): Promise<'alive'> {
  const until = Date.now() + REFUSED_WITHIN_MS
  while (Date.now() < until && !(port && (await listens(port)))) await setTimeout(200)
  return 'alive'
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    const end = (isOpen: boolean) => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.on('connect', () => end(true))
    socket.on('error', () => end(false))
  })

async function startInsecurely(target: Target, mode: string | undefined): Promise<Harm | null> {
  const apps = Object.keys(ENTRIES) as App[]
  return allHarms(await Promise.all(apps.map((app) => startsWith(target, app, mode))))
}

const READY_WITHIN_MS = 90_000

/** An operator changes RASTEH_SECRET: people are signed out, and nothing else may be lost. */
async function rotateSecret(target: Target): Promise<Harm | null> {
  const { shop } = target
  const { staff, secret, usedStep, recoveryCodes } = await enrol(target, 'manager')
  const port = ports.bench
  const dashboard = startProcess('dashboard', {
    ...shop.env,
    RASTEH_SECRET: randomBytes(36).toString('base64url'),
    RASTEH_ORIGIN: shop.origin,
    SHOP_API_URL: `http://127.0.0.1:${shop.ports['shop-api']}`,
    PORT: String(port),
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
  })
  try {
    const browser = openCaller({ port, shop })
    const until = Date.now() + READY_WITHIN_MS
    while ((await browser.call('GET', '/health/ready')).status !== 200)
      if (Date.now() > until) throw new Error('the dashboard with the new secret did not start')
      else await setTimeout(200)
    const byCode = await signIn(browser, staff, (await totpOf(secret, { after: usedStep })).code)
    const byRecovery = await signIn(openCaller({ port, shop }), staff, recoveryCodes[0])
    return allHarms([
      byCode.status === 200
        ? null
        : `a second factor no longer opens after RASTEH_SECRET was changed: ${byCode.status}`,
      byRecovery.status === 200 ? null : `a recovery code no longer opens: ${byRecovery.status}`,
    ])
  } finally {
    await dashboard.stop()
  }
}

const once = { entryPoints: ['edge'], notElsewhere: 'processes of their own are started for it' } as const

/** What a careless hand at the settings opens. */
export const settingsAttacks: Attack[] = [
  {
    finding: 'Low',
    title: 'secrets of development on https, NODE_ENV unset',
    ...once,
    run: (target) => startInsecurely(target, undefined),
  },
  {
    finding: 'Held',
    title: 'secrets of development on https, NODE_ENV=production',
    ...once,
    run: (target) => startInsecurely(target, 'production'),
  },
  { finding: 'Low', title: 'changing RASTEH_SECRET loses second factors', ...once, run: rotateSecret },
]
