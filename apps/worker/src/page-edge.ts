/** A cache of finished pages: it drops those with the named keys. */
export type PageEdge = { purge: (keys: readonly string[]) => Promise<void> }

/** Without an edge no page is cached, so there is nothing to purge. */
export const noEdge: PageEdge = { purge: async () => {} }

const KEYS_A_REQUEST = 200
const TIME_OUT_MS = 5_000

/** Caches that take PURGE with the keys in one header; one that does not answer fails the job, which is tried again. */
export const httpEdge = (urls: readonly string[]): PageEdge => ({
  async purge(keys) {
    for (let first = 0; first < keys.length; first += KEYS_A_REQUEST) {
      const some = keys.slice(first, first + KEYS_A_REQUEST).join(' ')
      await Promise.all(urls.map((url) => purgeAt(url, some)))
    }
  },
})

/** Longer than a standby is behind; a page that is rendered later than this has the change. */
const BEHIND_MS = 500

/**
 * For pages that read a standby: right after a change they may be rendered from rows that it does not have yet, so they are
 * named once more a moment later. Should the worker die in between, such a page is right when its minute is over.
 */
export const edgeBeforeStandbys = (edge: PageEdge, onError: (error: unknown) => void): PageEdge => ({
  async purge(keys) {
    await edge.purge(keys)
    setTimeout(() => edge.purge(keys).catch(onError), BEHIND_MS)
  },
})

async function purgeAt(url: string, keys: string): Promise<void> {
  const answer = await fetch(url, {
    method: 'PURGE',
    headers: { 'xkey-purge': keys },
    redirect: 'error',
    signal: AbortSignal.timeout(TIME_OUT_MS),
  })
  if (!answer.ok) throw new Error(`the edge answered ${answer.status} to a purge`)
}
