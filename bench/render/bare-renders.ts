import { join } from 'node:path'
import { ROOT } from '../../tools/services/settings.ts'

/** What the storefront's build keeps for this bench (apps/storefront/build/for-bench.ts). */
type Built = {
  pages: Readonly<Record<string, { load: unknown }>>
  readAssets: (folders: { client: string; server: string }) => unknown
  readPageRequest: (asked: { url: string; cookie: string; params: Record<string, string> }) => unknown
  inRequest: <Result>(request: unknown, run: () => Result) => Result
  loadPage: (page: unknown, request: unknown) => Promise<Loaded>
  renderPage: (loaded: Loaded, renderer: object) => { html: string }
  forgetParts: (texts: object) => void
  readDatabase: () => { query: (...args: unknown[]) => unknown; end: () => Promise<void> }
}

type Loaded = { settings: { texts: object } }

/** A page by the file of its code, at one address. */
export type RenderedPage = { file: string; path: string; params: Record<string, string> }

export type Bare = { cpuMs: number; statements: number; bytes: number }

const WARM = 200
const TIMES = 300

/** Loads a page once and renders it again and again: React alone, with the same components and the same data, whole each time. */
export async function openBareRenders(origin: string) {
  const dist = join(ROOT, 'apps/storefront/dist')
  const built = (await import(join(dist, 'server/bench.js'))) as Built
  const assets = built.readAssets({ client: join(dist, 'client'), server: join(dist, 'server') })

  async function measure({ file, path, params }: RenderedPage): Promise<Bare> {
    const page = built.pages[file]
    if (!page) throw new Error(`no page stands in ${file}`)
    const load = () => {
      const request = built.readPageRequest({ url: path, cookie: '', params })
      return built.inRequest(request, () => built.loadPage(page, request))
    }
    // Only the first page reads what is shown on every page.
    await load()
    const { result: loaded, statements } = await counted(load)
    const renderer = { origin, assets, nameOf: () => file }
    const render = () => {
      built.forgetParts(loaded.settings.texts)
      return built.renderPage(loaded, renderer).html
    }
    for (let time = 0; time < WARM; time += 1) render()
    const started = process.cpuUsage()
    for (let time = 0; time < TIMES; time += 1) render()
    const { user, system } = process.cpuUsage(started)
    return { cpuMs: (user + system) / 1_000 / TIMES, statements, bytes: Buffer.byteLength(render()) }
  }

  /** Counts what goes to the database meanwhile. */
  async function counted<Result>(run: () => Promise<Result>) {
    const pool = built.readDatabase()
    const { query } = pool
    let statements = 0
    pool.query = (...args) => {
      statements += 1
      return query.apply(pool, args)
    }
    const result = await run()
    pool.query = query
    return { result, statements }
  }

  return { measure, close: () => built.readDatabase().end() }
}
