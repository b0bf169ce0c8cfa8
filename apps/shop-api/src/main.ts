import { startTraces } from '@rasteh/observability/traces'
import { EXIT_BAD_SETTINGS, readOrEnd } from '@rasteh/shop-core/settings'
import { buildApp } from './build-app.ts'
import { readSettings } from './settings.ts'

const settings = readOrEnd(
  () => readSettings(process.env),
  (message) => {
    console.error(message)
    process.exit(EXIT_BAD_SETTINGS)
  },
)
const traces = await startTraces('shop-api', process.env)
const app = await buildApp(settings, {}, traces)

// Draining: the proxy in front learns it first, then no new connections, the requests under way finish, then the pools close.
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    app.log.info({ signal }, 'draining')
    app.startDraining()
    setTimeout(close, settings.drainMs)
  })
}

function close(): void {
  app.close().then(
    () => process.exit(0),
    (error) => {
      app.log.error(error, 'could not close')
      process.exit(1)
    },
  )
}

await app.listen({ host: settings.host, port: settings.port })
