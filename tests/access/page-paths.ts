import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { globSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { ROOT } from '../../tools/services/settings.ts'

/** Files and figures, which are no pages. */
const NO_PAGES = /^\/(health|assets|media|icons)\b|^\/favicon\.ico$/
/** Everything else is a page that managers wrote, or none. */
const WRITTEN = '/[...slug]'
const DASHBOARD = 'apps/dashboard/src/app/'

type BuildApp = (options: object) => Promise<FastifyInstance>

/** The paths that the storefront's server answers, as the table writes them: `/product/[id]`. */
export async function storefrontPaths(): Promise<string[]> {
  const paths = new Set([WRITTEN])
  const watch = (message: unknown) =>
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ url, method }) => {
      if ([method].flat().includes('GET') && !NO_PAGES.test(url)) paths.add(url.replace(/:(\w+)/g, '[$1]'))
    })
  // Its modules are of another TypeScript project: they are loaded, and not checked, from here.
  const file = join(ROOT, 'apps/storefront/src/server/build-app.ts')
  const { buildApp } = (await import(file)) as { buildApp: BuildApp }
  const clientFolder = mkdtempSync(join(tmpdir(), 'rasteh-client-'))
  mkdirSync(join(clientFolder, 'assets'))
  subscribe('fastify.initialization', watch)
  const app = await buildApp({ origin: 'http://shop.test', assets: {}, clientFolder, isReady: () => true })
  await app.ready()
  unsubscribe('fastify.initialization', watch)
  await app.close()
  return [...paths]
}

/** The paths of the dashboard, by its files under src/app. */
export function dashboardPaths(): string[] {
  return globSync(`${DASHBOARD}**/{page.tsx,route.ts}`, { cwd: ROOT }).map((found) => {
    const folders = found.replace(DASHBOARD, '').split('/').slice(0, -1)
    return `/${folders.filter((folder) => !folder.startsWith('(')).join('/')}`
  })
}
