/** One page of each kind: what they load is loaded once. */
const PAGES = ['/', '/search', '/checkout', '/dashboard/login']
const PATIENCE_MS = 20_000

/**
 * Draws a few pages before the edge sends anybody: the first ones of a process take seconds, later ones a fraction.
 * However they end (the database may be away), the process is then as ready as it will be.
 */
export async function warmUp({
  host = '127.0.0.1',
  port,
}: {
  host: string | undefined
  port: number
}): Promise<void> {
  const address = host === '0.0.0.0' ? '127.0.0.1' : host
  for (const page of PAGES) {
    await fetch(`http://${address}:${port}${page}`, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
      (answer) => answer.arrayBuffer(),
      () => null,
    )
  }
}
