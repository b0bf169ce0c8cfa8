import { get } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { Machine } from './machine.ts'

const LOOK_MS = 300
const PAUSE_MS = 20
const PATHS = {
  storefront: '/login',
  dashboard: '/dashboard/login',
  'shop-api': '/api/shop/cart/get',
} as const
type App = keyof typeof PATHS

/** Asks whichever machine says that it is ready, as an edge does, and never asks twice: a request that fails, failed. */
export function startVisiting(machines: readonly Machine[]) {
  const ready: Record<App, Set<Machine>> = {
    storefront: new Set(),
    dashboard: new Set(),
    'shop-api': new Set(),
  }
  const failed: string[] = []
  let served = 0
  let longestGapMs = 0
  let isOver = false

  async function look(machine: Machine, app: App): Promise<void> {
    while (!isOver) {
      const status = await statusOf(`${machine.urls[app]}/health/ready`)
      if (status === 200) ready[app].add(machine)
      else ready[app].delete(machine)
      await setTimeout(LOOK_MS)
    }
  }

  async function visit(app: App): Promise<void> {
    let lastMs = Date.now()
    for (let turn = 0; !isOver; turn += 1) {
      const able = [...ready[app]]
      const machine = able[turn % able.length]
      const status = machine ? await statusOf(machine.urls[app] + PATHS[app]) : 'nobody was ready'
      if (status === 200) {
        served += 1
        longestGapMs = Math.max(longestGapMs, Date.now() - lastMs)
        lastMs = Date.now()
      } else failed.push(`${app} at ${machine?.address}: ${status}`)
      await setTimeout(PAUSE_MS)
    }
  }

  const apps = ['storefront', 'dashboard', 'shop-api'] as const
  const looking = machines.flatMap((machine) => apps.map((app) => look(machine, app)))
  let visiting: Promise<void>[] = []
  return {
    isReady: () => apps.every((app) => ready[app].size === machines.length),
    open: () => {
      visiting = apps.map(visit)
    },
    async close() {
      isOver = true
      await Promise.all([...looking, ...visiting])
      return { served, failed, longestGapMs }
    },
  }
}

/** On a connection of its own: one that was kept might end while it is used again. */
function statusOf(url: string): Promise<number | string> {
  return new Promise((done) => {
    const request = get(url, { agent: false, timeout: 15_000 }, (response) => {
      response.resume().once('end', () => done(response.statusCode ?? 0))
    })
    request.once('timeout', () => request.destroy(new Error('no answer')))
    request.once('error', (error) => done(error.message))
  })
}
