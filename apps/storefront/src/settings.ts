import { type MetricsAddress, readMetricsAddress } from '@rasteh/observability/serve-metrics'
import { FORMS, refuseFaults } from '@rasteh/shop-core/settings'

export type StorefrontSettings = {
  origin: string
  port: number
  /** The one address to listen on; every address of this machine without it. */
  host: string | undefined
  /** How long an edge has to notice that this process is about to end. */
  drainMs: number
  /** Where security faults are reported; without it there is no `/.well-known/security.txt`. */
  securityContact: string | undefined
  /** Where Prometheus reads this process's figures; null for a process that is not watched. */
  metrics: MetricsAddress | null
}

const FORMS_OF_STOREFRONT = {
  RASTEH_ORIGIN: FORMS.origin,
  DATABASE_WEB_URL: FORMS.database,
  SHOP_API_URL: FORMS.web,
  DASHBOARD_URL: FORMS.web,
  PORT: FORMS.port,
  DRAIN_MS: FORMS.countOrNone,
  RASTEH_SECURITY_CONTACT: FORMS.contact,
}

/** Reads the environment once, at start, and says everything that is missing or malformed in one go. */
export function readSettings(env: Record<string, string | undefined>): StorefrontSettings {
  refuseFaults('storefront', env, {
    required: ['RASTEH_ORIGIN', 'DATABASE_WEB_URL', 'SHOP_API_URL'],
    forms: FORMS_OF_STOREFRONT,
    groups: [],
  })
  return {
    origin: new URL(env.RASTEH_ORIGIN ?? '').origin,
    port: Number(env.PORT ?? 3000),
    host: env.WEB_HOST || undefined,
    drainMs: Number(env.DRAIN_MS ?? 0),
    securityContact: env.RASTEH_SECURITY_CONTACT || undefined,
    metrics: readMetricsAddress(env, 'STOREFRONT_METRICS_PORT'),
  }
}
