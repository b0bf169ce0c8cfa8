import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Counter, type Registry } from 'prom-client'

export type EdgeCounters = { hits: number; stale: number; misses: number; passes: number }

const run = promisify(execFile)
const TIME_OUT_MS = 2_000

/** What Varnish on this machine has counted since it started; null where there is none, or none that may be asked. */
export async function readEdgeCounters(name: string): Promise<EdgeCounters | null> {
  if (!name) return null
  try {
    const { stdout } = await run('varnishstat', ['-1', '-j', '-n', name], { timeout: TIME_OUT_MS })
    return toEdgeCounters(JSON.parse(stdout))
  } catch {
    return null
  }
}

/** Varnish 7 keeps its counters below `counters`, older ones beside the time. */
export function toEdgeCounters(stats: Record<string, unknown>): EdgeCounters {
  const counters = (stats.counters ?? stats) as Record<string, { value?: number } | undefined>
  const value = (counter: string) => Number(counters[`MAIN.${counter}`]?.value ?? 0)
  return {
    hits: value('cache_hit'),
    stale: value('cache_hit_grace'),
    misses: value('cache_miss'),
    passes: value('s_pass'),
  }
}

/** The share of pages and files that came out of the edge, between two looks; null without requests. */
export function hitRateBetween(before: EdgeCounters, after: EdgeCounters): number | null {
  const hits = after.hits - before.hits
  const all = hits + after.misses - before.misses
  return all > 0 && hits >= 0 ? hits / all : null
}

/** Shows what the edge counted. When it starts again its counters do too, which Prometheus knows how to read. */
export function watchEdge(registry: Registry, name: string): void {
  new Counter({
    name: 'rasteh_edge_requests_total',
    help: 'Requests for pages and files at the edge: hit (stale ones among them), stale, miss; and pass for calls',
    labelNames: ['result'],
    registers: [registry],
    async collect() {
      const counters = await readEdgeCounters(name)
      this.reset()
      if (!counters) return
      this.inc({ result: 'hit' }, counters.hits)
      this.inc({ result: 'stale' }, counters.stale)
      this.inc({ result: 'miss' }, counters.misses)
      this.inc({ result: 'pass' }, counters.passes)
    },
  })
}
