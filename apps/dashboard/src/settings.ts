import { type MetricsAddress, readMetricsAddress } from '@rasteh/observability/serve-metrics'
import { readTrustedProxies, type TrustedProxies } from '@rasteh/shop-core/client-ip'
import { FORMS, refuseFaults } from '@rasteh/shop-core/settings'
import { readSealKeys } from './screens/second-factor/seal-keys.ts'

export type DashboardSettings = {
  origin: string
  secret: string
  databaseUrl: string
  port: number
  /** The one address to listen on; every address of this machine without it. */
  host: string | undefined
  /** The proxies in front of the dashboard whose X-Forwarded-For is believed. */
  trustedProxies: TrustedProxies
  /** How long an edge has to notice that this process is about to end. */
  drainMs: number
  /** Where Prometheus reads this process's figures; null for a process that is not watched. */
  metrics: MetricsAddress | null
}

const FORMS_OF_DASHBOARD = {
  RASTEH_ORIGIN: FORMS.origin,
  RASTEH_SECRET: FORMS.secret,
  DATABASE_WEB_URL: FORMS.database,
  PORT: FORMS.port,
  TRUSTED_PROXIES: FORMS.proxies,
  DRAIN_MS: FORMS.countOrNone,
}

/** Reads the environment once, at start, and says everything that is missing or malformed in one go. */
export function readSettings(env: Record<string, string | undefined>): DashboardSettings {
  refuseFaults('dashboard', env, {
    required: ['RASTEH_ORIGIN', 'RASTEH_SECRET', 'RASTEH_SEAL_KEYS', 'DATABASE_WEB_URL'],
    forms: FORMS_OF_DASHBOARD,
    groups: [() => env.RASTEH_SEAL_KEYS && readSealKeys(env)],
  })
  const { RASTEH_ORIGIN = '', RASTEH_SECRET = '', DATABASE_WEB_URL = '', PORT = '3100' } = env
  return {
    origin: new URL(RASTEH_ORIGIN).origin,
    secret: RASTEH_SECRET,
    databaseUrl: DATABASE_WEB_URL,
    port: Number(PORT),
    host: env.WEB_HOST || undefined,
    trustedProxies: readTrustedProxies(env.TRUSTED_PROXIES ?? '127.0.0.1,::1'),
    drainMs: Number(env.DRAIN_MS ?? 0),
    metrics: readMetricsAddress(env, 'DASHBOARD_METRICS_PORT'),
  }
}
