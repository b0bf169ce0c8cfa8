import { talk } from '@rasteh/shop-client/debug'
import { SCRIPT_LOAD_TIMEOUT_MS } from '@rasteh/shop-core/shell'
import { notices } from '#features/notices/public-notices.ts'
import { whileLoading } from './loading.ts'

/**
 * Loads the script of a part that most visits do without. On a network too poor for it the visitor sees a notice and may
 * try again; undefined says that the part did not come.
 */
export async function loadPart<Part>(
  load: () => Promise<Part>,
  retry: () => void,
): Promise<Part | undefined> {
  const lateness = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => lateness.resolve(undefined), SCRIPT_LOAD_TIMEOUT_MS)
  const part = await whileLoading(Promise.race([load().catch(() => undefined), lateness.promise]))
  clearTimeout(timer)
  if (part === undefined) {
    talk('a script did not load in time', SCRIPT_LOAD_TIMEOUT_MS)
    notices.show({ tone: 'alert', messages: [{ key: 'NetworkFailed' }], showMs: null, retry })
  }
  return part
}
