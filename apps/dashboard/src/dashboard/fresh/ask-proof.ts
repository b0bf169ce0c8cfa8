'use client'

import { FRESH_NEEDED } from '@rasteh/shop-core/account'

/** Asks whoever is signed in to show again who they are; false: they would not. */
export type AskProof = () => Promise<boolean>

/**
 * A `fetch` that answers the shop's wish for fresh authentication: it has the proof asked for and sends the same request
 * again. Whoever made the call waits as for a slow answer, so that nothing they hold is lost; turned down, the refusal is
 * theirs as it came.
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
