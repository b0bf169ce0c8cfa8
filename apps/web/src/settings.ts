import { type MetricsAddress, readMetricsAddress } from '@rasteh/seeing/serve-metrics'

export type WebSettings = {
  origin: string
  secret: string
  databaseUrl: string
  shopApiUrl: string
  port: number
  /** The hops in front of web whose X-Forwarded-For is believed; none until an edge stands there. */
  trustedProxies: string[]
  /** How long an edge has to notice that this process is about to end. */
  drainMs: number
  /** Where Prometheus reads this process's figures; null for a process that nobody watches. */
  metrics: MetricsAddress | null
}

/** Reads the environment once, at start, and says everything that is missing in one go. */
export function readSettings(env: Record<string, string | undefined>): WebSettings {
  const missing = ['RASTEH_ORIGIN', 'RASTEH_SECRET', 'DATABASE_WEB_URL', 'SHOP_API_URL'].filter(
    (name) => !env[name],
  )
  if (missing.length > 0)
    throw new Error(`web cannot start: set ${missing.join(', ')} (see docs/guides/settings.md)`)
  const {
    RASTEH_ORIGIN = '',
    RASTEH_SECRET = '',
    DATABASE_WEB_URL = '',
    SHOP_API_URL = '',
    PORT = '3000',
  } = env
  if (RASTEH_SECRET.length < 32)
    throw new Error('web cannot start: RASTEH_SECRET must have at least 32 characters')
  return {
    origin: new URL(RASTEH_ORIGIN).origin,
    secret: RASTEH_SECRET,
    databaseUrl: DATABASE_WEB_URL,
    shopApiUrl: new URL(SHOP_API_URL).origin,
    port: Number(PORT),
    trustedProxies: (env.WEB_TRUSTED_PROXIES ?? '').split(',').filter(Boolean),
    drainMs: Number(env.DRAIN_MS ?? 0),
    metrics: readMetricsAddress(env, 'WEB_METRICS_PORT'),
  }
}
