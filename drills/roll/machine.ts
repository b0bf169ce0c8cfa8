import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { namespace } from '../../tools/services/cluster/machine.ts'
import { drillCluster, type NodeIndex, nodeAddress } from '../../tools/services/cluster/place.ts'
import { ROOT, SERVICES_DIR } from '../../tools/services/settings.ts'

const START_AGAIN_MS = 200

export type Machine = {
  address: string
  /** Where a process of it says that it is ready, by the name of the app. */
  urls: { storefront: string; dashboard: string; 'shop-api': string }
  starts: () => number
  /** `rasteh roll` on this machine, as it is run on a server; answers how it ended. */
  roll: () => Promise<number>
  stop: () => Promise<void>
}

/** A machine of the shop in a network namespace: one process of each kind, bound to its inside address alone. */
export function startMachine(index: NodeIndex, common: Record<string, string>): Machine {
  const address = nodeAddress(drillCluster, index)
  const units = join(SERVICES_DIR, 'roll-drill', String(index))
  rmSync(units, { recursive: true, force: true })
  mkdirSync(units, { recursive: true })
  const env = { ...process.env, ...common, WEB_HOST: address, SHOP_API_HOST: address, UNITS: units }
  const enter = ['netns', 'exec', namespace(drillCluster, index), process.execPath]
  const living = new Map<string, ChildProcess>()
  let isStopping = false
  let starts = 0

  function keep(unit: string, app: string, entry: string, own: Record<string, string>): void {
    starts += 1
    const cwd = join(ROOT, 'apps', app)
    const child = spawn('ip', [...enter, join(cwd, entry)], {
      cwd,
      env: { ...env, SHOP_API_URL: `http://${address}:4000`, ...own },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    living.set(unit, child)
    // Whole at once: a reader must not find half a number.
    writeFileSync(join(units, `.${unit}`), String(child.pid))
    renameSync(join(units, `.${unit}`), join(units, unit))
    child.once('exit', () => {
      if (!isStopping) setTimeout(keep, START_AGAIN_MS, unit, app, entry, own)
    })
  }
  keep('rasteh-shop-api@4000.service', 'shop-api', 'src/main.ts', { SHOP_API_PORT: '4000' })
  keep('rasteh-storefront@3000.service', 'storefront', 'dist/server/main.js', { PORT: '3000' })
  keep('rasteh-dashboard@3100.service', 'dashboard', 'src/server/main.ts', { PORT: '3100' })
  process.once('exit', () => {
    for (const child of living.values()) child.kill('SIGKILL')
  })
  return {
    address,
    urls: {
      storefront: `http://${address}:3000`,
      dashboard: `http://${address}:3100`,
      'shop-api': `http://${address}:4000`,
    },
    starts: () => starts,
    async roll() {
      const path = `${join(ROOT, 'drills/roll')}:${process.env.PATH}`
      const child = spawn('ip', [...enter, join(ROOT, 'tools/roll.ts')], {
        cwd: ROOT,
        env: { ...env, PATH: path },
        stdio: 'inherit',
      })
      const [code] = await once(child, 'exit')
      return Number(code)
    },
    async stop() {
      isStopping = true
      await Promise.all(
        [...living.values()].map(async (child) => {
          const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null
          child.kill('SIGTERM')
          await ended
        }),
      )
    },
  }
}
