import { openPools } from '@rasteh/shop-store/platform/open-pools'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Basket calls take a few milliseconds, pages some hundreds; a bank may take seconds. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export type Answered = { method: string; route: string; status: number; seconds: number }
export type Metrics = ReturnType<typeof openMetrics>

/**
 * The figures that every process keeps: how long it takes to answer, its event loop, its memory, its connections.
 * A label is a route's pattern, a state or a name of ours: never what somebody typed, never one value a person.
 */
export function openMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'rasteh_http_request_seconds',
    help: 'Time to answer a request, by the pattern of its route',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
  watchPoolSizes(registry)
  const steps = new Counter({
    name: 'rasteh_payment_steps_total',
    help: 'Steps that orders and payments came to: order-placed, payment-settled and those between',
    labelNames: ['step'],
    registers: [registry],
  })
  const refusals = new Counter({
    name: 'rasteh_checkout_refused_total',
    help: 'Checkouts refused because the checkout queue was full',
    registers: [registry],
  })
  const jobs = new Histogram({
    name: 'rasteh_job_seconds',
    help: 'Time that a batch of jobs took, by queue and whether it was done or failed',
    labelNames: ['queue', 'outcome'],
    buckets: SECONDS,
    registers: [registry],
  })
  return {
    registry,
    worked: (queue: string, outcome: 'done' | 'failed', seconds: number) =>
      jobs.observe({ queue, outcome }, seconds),
    answered: ({ method, route, status, seconds }: Answered) =>
      requests.observe({ method, route, status: String(status) }, seconds),
    stepReached: (step: string) => steps.inc({ step }),
    checkoutRefused: () => refusals.inc(),
    /** The checkout queue: how many are served and how many wait, read when Prometheus asks. */
    watchCheckout(load: () => { served: number; waiting: number }) {
      new Gauge({
        name: 'rasteh_checkout_callers',
        help: 'Checkouts that are being placed (served) and those in the queue (waiting)',
        labelNames: ['state'],
        registers: [registry],
        collect() {
          const { served, waiting } = load()
          this.set({ state: 'served' }, served)
          this.set({ state: 'waiting' }, waiting)
        },
      })
    },
  }
}

function watchPoolSizes(registry: Registry): void {
  new Gauge({
    name: 'rasteh_pool_connections',
    help: 'Connections of a pool that are in use or idle, and callers that wait for one',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      this.reset()
      for (const { name, pool } of openPools()) {
        this.inc({ pool: name, state: 'in use' }, pool.totalCount - pool.idleCount)
        this.inc({ pool: name, state: 'idle' }, pool.idleCount)
        this.inc({ pool: name, state: 'waiting' }, pool.waitingCount)
      }
    },
  })
}
