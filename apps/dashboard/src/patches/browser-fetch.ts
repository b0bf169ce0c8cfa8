import { FRESH_NEEDED } from '@rasteh/shop-core/account'
import type { Patch } from './patch.ts'

/**
 * Replaces the browser's `fetch` while a screen is shown, so that a call which the shop refuses until the person signs in
 * again waits for that and is sent once more. Payload's forms and buttons call the browser's `fetch` themselves and can
 * be given no other.
 */
export const browserFetchPatch: Patch = {
  name: 'browser-fetch',
  writtenFor: { '@payloadcms/ui': '3.90.1' },
  upstream: null,
}

/** Asks the signed-in person to show again who they are; false: they would not. */
export type AskProof = () => Promise<boolean>

/** Puts our `fetch` in the place of the browser's. Answers how to put that back. */
export function replaceFetch(askProof: AskProof): () => void {
  const { fetch } = window
  const proving = fetchWithProof(fetch.bind(window), askProof)
  window.fetch = proving
  return () => {
    if (window.fetch === proving) window.fetch = fetch
  }
}

/**
 * A `fetch` that answers the shop's demand for fresh authentication: it asks for the proof and sends the same request
 * again. The caller waits as for a slow answer, so that nothing on the screen is lost; if the proof is not given, the
 * caller gets the refusal as it came.
 */
export function fetchWithProof(fetch: typeof globalThis.fetch, askProof: AskProof): typeof globalThis.fetch {
  return async (input, init) => {
    // A request's body can be read once: the second time needs a copy.
    const again = input instanceof Request ? input.clone() : input
    const answer = await fetch(input, init)
    if (!(await isFreshNeeded(answer))) return answer
    return (await askProof()) ? fetch(again, init) : answer
  }
}

async function isFreshNeeded(answer: Response): Promise<boolean> {
  if (answer.status !== 403) return false
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null)
  return (body as { error?: unknown } | null)?.error === FRESH_NEEDED
}
