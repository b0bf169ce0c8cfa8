export type WorkerSettings = { databaseUrl: string }

/** Reads the environment once, at start. */
export function readSettings(env: Record<string, string | undefined>): WorkerSettings {
  const { DATABASE_SHOP_URL } = env
  if (!DATABASE_SHOP_URL)
    throw new Error('worker cannot start: set DATABASE_SHOP_URL (see docs/guides/settings.md)')
  return { databaseUrl: DATABASE_SHOP_URL }
}
