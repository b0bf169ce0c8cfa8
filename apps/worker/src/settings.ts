import { readGateways } from '@rasteh/gateways/settings'
import { type PaymentRoom, readCrash, readPaymentTimes } from '@rasteh/payments/payment-room'
import { type FileSettings, REQUIRED_FOR_FILES, readFileSettings } from '@rasteh/private-files/settings'
import { connectOpenSearch, type OpenSearch } from '@rasteh/search/opensearch'
import { type MetricsAddress, readMetricsAddress } from '@rasteh/seeing/serve-metrics'
import { readVersion } from '@rasteh/seeing/version'
import { readMessengers } from './messengers.ts'
import type { Messengers } from './send-code.ts'
import type { FavouriteCall } from './tell-favourite.ts'

export type WorkerSettings = {
  messengers: Messengers
  files: FileSettings
  payments: Omit<PaymentRoom, 'database'>
  databaseUrl: string
  /** The page caches to tell of changes, each by its address; none until an edge stands in front. */
  edgeUrls: string[]
  /** Whom to tell of favourites; null for a shop that tells nobody. */
  favouriteCall: FavouriteCall | null
  /** Filled beside the shop's own tables; null for a shop that searches in PostgreSQL alone. */
  openSearch: OpenSearch | null
  /** Where Prometheus reads this process's figures; null for a process that nobody watches. */
  metrics: MetricsAddress | null
  /** How Varnish on this machine is called (varnishd -n); empty where none may be asked. */
  edgeName: string
  version: string
}

/** Reads the environment once, at start. */
export function readSettings(env: Record<string, string | undefined>): WorkerSettings {
  const { DATABASE_SHOP_URL, RASTEH_EDGE_URLS = '' } = env
  const missing = ['DATABASE_SHOP_URL', 'RASTEH_SECRET', ...REQUIRED_FOR_FILES].filter((name) => !env[name])
  if (missing.length > 0 || !DATABASE_SHOP_URL)
    throw new Error(`worker cannot start: set ${missing.join(', ')} (see docs/guides/settings.md)`)
  return {
    databaseUrl: DATABASE_SHOP_URL,
    files: readFileSettings(env),
    edgeUrls: RASTEH_EDGE_URLS.split(' ').filter(Boolean),
    favouriteCall: readFavouriteCall(env),
    messengers: readMessengers(env),
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

function readFavouriteCall(env: Record<string, string | undefined>): FavouriteCall | null {
  const { FAVORITE_CALL_URL: url, FAVORITE_CALL_HOST = '', FAVORITE_CALL_AUTHORIZATION = '' } = env
  if (!url) return null
  if (!URL.canParse(url)) throw new Error('worker cannot start: FAVORITE_CALL_URL is no address')
  return { url, trustedHost: FAVORITE_CALL_HOST, authorization: FAVORITE_CALL_AUTHORIZATION }
}
