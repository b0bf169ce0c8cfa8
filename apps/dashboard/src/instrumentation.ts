/** Next calls this once in each server process, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const [{ default: config }, { getPayload }, { startPublishing }] = await Promise.all([
    import('@payload-config'),
    import('payload'),
    import('./publishing/publish-on-time.ts'),
  ])
  startPublishing(await getPayload({ config }))
}
