export type WorkerSettings = {
  databaseUrl: string
  /** The page caches to tell of changes, each by its address; none until an edge stands in front. */
  edgeUrls: string[]
}

/** Reads the environment once, at start. */
export function readSettings(env: Record<string, string | undefined>): WorkerSettings {
  const { DATABASE_SHOP_URL, RASTEH_EDGE_URLS = '' } = env
  if (!DATABASE_SHOP_URL)
    throw new Error('worker cannot start: set DATABASE_SHOP_URL (see docs/guides/settings.md)')
  return { databaseUrl: DATABASE_SHOP_URL, edgeUrls: RASTEH_EDGE_URLS.split(' ').filter(Boolean) }
}
