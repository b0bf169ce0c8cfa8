import { join } from 'node:path'
import type { Database } from '@rasteh/shop-store/platform/pool'
import { waitUntilReady } from '../../tools/deploy/roll.ts'
import { spareEdge, startEdge, stopEdge } from '../../tools/services/edge.ts'
import { ports, ROOT } from '../../tools/services/settings.ts'
import { API_PORTS } from '../drill-shop.ts'
import { startKillable } from '../killable-process.ts'
import { type Probe, startAsking } from './probes.ts'

type Options = { env: Record<string, string>; webUrl: string; readsUrl: string; owner: Database }

const READY_WITHIN_MS = 60_000
/** The edge waits five seconds for a page before it shows the one that it keeps. */
const GIVE_UP_MS = 7_000

/** The built storefront behind an edge, and somebody who looks at a product ten times a second, one after the other. */
export async function startCachedPages({ env, webUrl, readsUrl, owner }: Options): Promise<Probe> {
  const places = { storefrontPorts: [ports.e2eWeb], shopApiPorts: API_PORTS }
  const edge = { ...spareEdge, name: 'edge-drill', dashboardPorts: [ports.e2eDashboard], ...places }
  const origin = `http://127.0.0.1:${edge.port}`
  const storefront = await startKillable({
    file: join(ROOT, 'apps/storefront/dist/server/main.js'),
    cwd: join(ROOT, 'apps/storefront'),
    env: () => ({
      ...env,
      NODE_ENV: 'production',
      RASTEH_ORIGIN: origin,
      DATABASE_WEB_URL: webUrl,
      DATABASE_READS_URL: readsUrl,
      PORT: String(ports.e2eWeb),
    }),
    quiet: true,
  })
  startEdge(edge)
  process.once('exit', () => stopEdge(edge))
  await waitUntilReady('storefront', () => `${origin}/health/ready`, READY_WITHIN_MS)
  const { rows } = await owner.query<{ path: string }>(
    `select '/product/' || id || '/' || slug as path from public.products where deleted_at is null order by id`,
  )
  const look = async (path = '/') => {
    const answer = await fetch(origin + encodeURI(path), { signal: AbortSignal.timeout(GIVE_UP_MS) })
    await answer.arrayBuffer()
    return answer.status === 200
  }
  for (const { path } of rows) if (!(await look(path))) throw new Error(`${path} is not shown`)
  let turn = 0
  const probe = startAsking(() => {
    turn += 1
    return look(rows[turn % rows.length]?.path)
  })
  return {
    ...probe,
    async stop() {
      await probe.stop()
      await storefront.stop()
      stopEdge(edge)
    },
  }
}
