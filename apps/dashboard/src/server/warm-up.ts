const SCREEN = '/dashboard/login'
const PATIENCE_MS = 20_000

/**
 * Renders a screen before the edge sends anybody: the first one of a process takes seconds, later ones a fraction.
 * However it ends (the database may be away), the process is then as ready as it will be.
 */
export async function warmUp({
  host = '127.0.0.1',
  port,
}: {
  host: string | undefined
  port: number
}): Promise<void> {
  const target = host === '0.0.0.0' ? '127.0.0.1' : host
  await fetch(`http://${target}:${port}${SCREEN}`, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    (answer) => answer.arrayBuffer(),
    () => null,
  )
}
