import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { LABEL_HEADER } from '@rasteh/contracts/headers'
import { ADDED_PATHS } from '@rasteh/contracts/paths'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openGateway } from '../../tools/gateway/open-gateway.ts'
import { ROOT, shopEnvironment } from '../../tools/services/settings.ts'
import { freePort } from '../edge/stub-backend.ts'
import { startCollector } from '../setup/collector.ts'
import { ORIGIN, SECRET } from '../setup/use-content.ts'

const database = useTestDatabase()
const MOBILE = '09129876543'
const running: ChildProcess[] = []
let collector: Awaited<ReturnType<typeof startCollector>>
let gateway: Awaited<ReturnType<typeof openGateway>>
let address = ''

/** shop-api and the worker as they run, behind a gateway that hands on no visitor's word about traces, as the edge does. */
beforeAll(async () => {
  collector = await startCollector()
  const port = await freePort()
  const tracing = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '100' }
  const env = {
    ...process.env,
    ...shopEnvironment(database.name),
    ...tracing,
    RASTEH_ORIGIN: ORIGIN,
    RASTEH_SECRET: SECRET,
    DATABASE_SHOP_URL: database.urls.shop,
    SHOP_API_PORT: String(port),
    LOG_LEVEL: 'fatal',
    // Nothing is sent: it is enough that the job comes to the worker.
    SMS_PROVIDER: '',
    MAIL_URL: '',
  }
  for (const app of ['shop-api', 'worker']) {
    const cwd = join(ROOT, 'apps', app)
    running.push(spawn(process.execPath, [join(cwd, 'src/main.ts')], { cwd, env, stdio: 'ignore' }))
  }
  const target = `http://127.0.0.1:${port}`
  await vi.waitFor(async () => expect((await fetch(`${target}/health/ready`)).status).toBe(200), 50_000)
  gateway = await openGateway({
    storefrontUrl: 'http://127.0.0.1:1',
    dashboardUrl: 'http://127.0.0.1:1',
    shopApiUrl: target,
    hasUpgrades: false,
  })
  address = await gateway.listen({ port: 0, host: '127.0.0.1' })
}, 60_000)
afterAll(async () => {
  for (const child of running) child.kill('SIGTERM')
  await gateway?.close()
  collector?.stop()
})

const FOREIGN = 'f'.repeat(32)
const askForCode = () =>
  fetch(address + ADDED_PATHS.accountCode, {
    method: 'POST',
    headers: {
      origin: ORIGIN,
      [LABEL_HEADER]: 'traces',
      'content-type': 'application/json',
      traceparent: `00-${FOREIGN}-${'e'.repeat(16)}-01`,
    },
    body: JSON.stringify({ Identity: MOBILE, Purpose: 'sign-in' }),
  })

describe('a trace', () => {
  it('goes from shop-api and its statements to the worker', async () => {
    expect((await askForCode()).status).toBe(200)
    const own = () => {
      const root = collector.spans.find(
        ({ service, parentSpanId, name }) =>
          service === 'rasteh-shop-api' && !parentSpanId && name.startsWith('POST'),
      )
      return collector.spans.filter(({ traceId }) => traceId === root?.traceId)
    }
    const names = () => own().map(({ service, name }) => `${service}: ${name}`)
    await vi.waitFor(
      () =>
        expect(names()).toEqual(
          expect.arrayContaining([
            `rasteh-shop-api: POST ${ADDED_PATHS.accountCode}`,
            'rasteh-worker: job send-code',
          ]),
        ),
      { timeout: 50_000 },
    )
    const statements = own().filter(({ name }) => name.startsWith('sql '))
    expect(new Set(statements.map(({ service }) => service))).toEqual(
      new Set(['rasteh-shop-api', 'rasteh-worker']),
    )
    // Each below the one before it.
    const spanOf = (start: string) =>
      own().find(({ service, name }) => `${service}: ${name}`.startsWith(start))
    const shopApi = spanOf('rasteh-shop-api: POST')
    expect(statements.some(({ parentSpanId }) => parentSpanId === shopApi?.spanId)).toBe(true)
    expect(spanOf('rasteh-worker: job')?.parentSpanId).toBe(shopApi?.spanId)
  }, 60_000)

  it('holds no word of what people typed, and does not follow a visitor', () => {
    const exported = JSON.stringify(collector.spans)
    expect(collector.spans.length).toBeGreaterThan(3)
    for (const secret of [MOBILE, MOBILE.slice(1), SECRET, FOREIGN]) expect(exported).not.toContain(secret)
  })
})
