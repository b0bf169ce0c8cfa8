import { startTraces } from '@rasteh/observability/traces'
import { EXIT_BAD_SETTINGS, readOrEnd } from '@rasteh/shop-core/settings'
import { readSettings } from './settings.ts'
import { startWorker } from './start-worker.ts'

const settings = readOrEnd(
  () => readSettings(process.env),
  (message) => {
    console.error(message)
    process.exit(EXIT_BAD_SETTINGS)
  },
)
const worker = await startWorker(settings, await startTraces('worker', process.env))

// Jobs under way finish; those that do not are taken up again by the next worker.
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => worker.stop().then(() => process.exit(0)))
}
