import { readGateways } from '@rasteh/gateways/settings'
import { type MetricsAddress, readMetricsAddress } from '@rasteh/observability/serve-metrics'
import { readVersion } from '@rasteh/observability/version'
import { type PaymentContext, readCrash, readPaymentTimes } from '@rasteh/payments/payment-context'
import {
  type FileSettings,
  openFileStore,
  REQUIRED_FOR_FILES,
  readFileSettings,
} from '@rasteh/private-files/settings'
import { connectOpenSearch, type OpenSearch } from '@rasteh/search/opensearch'
import { FORMS, refuseFaults } from '@rasteh/shop-core/settings'
import type { Logger } from 'pino'
import { openLog } from './log.ts'
import { readMessengers } from './messengers.ts'
import type { FavoriteCall } from './notify-favorite.ts'
import type { Messengers } from './send-code.ts'

export type WorkerSettings = {
  log: Logger
  messengers: Messengers
  files: FileSettings
  payments: Omit<PaymentContext, 'database'>
  databaseUrl: string
  /** The URLs of the page caches that are purged; none without an edge. */
  edgeUrls: string[]
  /** Pages read from standbys, which have a change a moment later. */
  readsStandbys: boolean
  /** Whom to notify of favorites; null for a shop that notifies no host. */
  favoriteCall: FavoriteCall | null
  /** Filled beside the shop's own tables; null for a shop that searches in PostgreSQL alone. */
  openSearch: OpenSearch | null
  /** Where Prometheus reads this process's figures; null for a process without a metrics port. */
  metrics: MetricsAddress | null
  /** How Varnish on this machine is called (varnishd -n); empty where none may be asked. */
  edgeName: string
  version: string
}

/** Banks send people back to the origin, and it says whether strangers come: then no secret of development is taken. */
const REQUIRED = ['RASTEH_ORIGIN', 'RASTEH_SECRET', 'DATABASE_SHOP_URL', ...REQUIRED_FOR_FILES] as const
const FORMS_OF_WORKER = {
  RASTEH_ORIGIN: FORMS.origin,
  RASTEH_SECRET: FORMS.secret,
  DATABASE_SHOP_URL: FORMS.database,
  SMS_URL: FORMS.outside,
  PAYMENT_HOLD_SECONDS: FORMS.count,
  PAYMENT_LEASE_SECONDS: FORMS.count,
  PAYMENT_ASK_AFTER_SECONDS: FORMS.count,
}

/** Reads the environment once, at start, and says everything that is missing or malformed in one go. */
export function readSettings(env: Record<string, string | undefined>): WorkerSettings {
  const { DATABASE_SHOP_URL = '', RASTEH_EDGE_URLS = '' } = env
  refuseFaults('worker', env, {
    required: REQUIRED,
    forms: FORMS_OF_WORKER,
    groups: [
      () => openFileStore(readFileSettings(env)),
      () => readFavoriteCall(env),
      () => readMessengers(env),
      () => readGateways(env),
    ],
  })
  const log = openLog(env)
  return {
    log,
    databaseUrl: DATABASE_SHOP_URL,
    files: readFileSettings(env),
    edgeUrls: RASTEH_EDGE_URLS.split(' ').filter(Boolean),
    readsStandbys: Boolean(env.DATABASE_READS_URL),
    favoriteCall: readFavoriteCall(env),
    messengers: readMessengers(env, log),
    openSearch: connectOpenSearch(env),
    metrics: readMetricsAddress(env, 'WORKER_METRICS_PORT'),
    edgeName: env.EDGE_VARNISH_NAME ?? '',
    version: readVersion(env),
    payments: {
      gateways: readGateways(env),
      origin: env.RASTEH_ORIGIN ?? '',
      times: readPaymentTimes(env),
      reached: readCrash(env),
    },
  }
}

function readFavoriteCall(env: Record<string, string | undefined>): FavoriteCall | null {
  const { FAVORITE_CALL_URL: url, FAVORITE_CALL_HOST = '', FAVORITE_CALL_AUTHORIZATION = '' } = env
  if (!url) return null
  if (!URL.canParse(url)) throw new Error('worker cannot start: FAVORITE_CALL_URL is no address')
  return { url, trustedHost: FAVORITE_CALL_HOST, authorization: FAVORITE_CALL_AUTHORIZATION }
}
