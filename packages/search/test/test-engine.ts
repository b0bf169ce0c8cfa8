import { randomBytes } from 'node:crypto'
import { afterAll } from 'vitest'
import { connectEngine, type Engine } from '../src/opensearch/engine.ts'

/** A busy machine answers slowly; tests wait for it. */
const PATIENT_MS = 30_000

/** The real cluster that the test run started, under a name of this file's own; its indices are taken away at the end. */
export function useTestEngine(): { engine: Engine; prefix: string; urls: string[] } {
  const urls = (process.env.OPENSEARCH_URLS ?? '').split(',').filter(Boolean)
  if (urls.length === 0)
    throw new Error(
      'these tests need OpenSearch: run them by `pnpm exec vitest run <file>` from the root, which starts it',
    )
  const engine = connectEngine(urls, PATIENT_MS)
  const prefix = `test-${randomBytes(4).toString('hex')}`
  afterAll(async () => {
    await engine.ask({ method: 'DELETE', path: `/${prefix}-*` })
    await engine.ask({ method: 'DELETE', path: `/_index_template/${prefix}*` })
    await engine.close()
  })
  return { engine, prefix, urls }
}
