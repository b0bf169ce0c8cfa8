import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '@rasteh/shop-store/platform/pool'
import { describe, expect, it } from 'vitest'
import { watchEdge } from './edge-counters.ts'
import { openMetrics } from './metrics.ts'
import { watchShopState } from './state-metrics.ts'

const rules = readFileSync(join(import.meta.dirname, '../../../ops/prometheus/alerts.yml'), 'utf8')
const NAME = /\b(?:rasteh|nodejs|process)_\w+/g
/** A histogram is reported in three series, each with an ending of its own. */
const ofHistogram = (name: string) => name.replace(/_(bucket|count|sum)$/, '')

describe('the rules of the alerts', () => {
  it('name only figures that a process tells', () => {
    const metrics = openMetrics()
    metrics.watchCheckout(() => ({ served: 0, waiting: 0 }))
    // No process reads the figures, so the database is not asked.
    watchShopState(metrics.registry, {} as Database)
    watchEdge(metrics.registry, 'edge')
    const registered = new Set(metrics.registry.getMetricsAsArray().map(({ name }) => name))
    const named = [...new Set(rules.match(NAME))].map(ofHistogram)
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((name) => !registered.has(name))).toEqual([])
  })

  it('say for each alert how bad it is and what to do', () => {
    const alerts = rules.split('- alert: ').slice(1)
    expect(
      alerts.filter((alert) => !/severity: (page|look)/.test(alert) || !/action: "/.test(alert)),
    ).toEqual([])
  })
})
