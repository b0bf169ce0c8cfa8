import { readGateways } from '@rasteh/gateways/settings'
import { type PaymentRoom, readCrash, readPaymentTimes } from '@rasteh/payments/payment-room'
import {
  type FileSettings,
  openFileRoom,
  REQUIRED_FOR_FILES,
  readFileSettings,
} from '@rasteh/private-files/settings'
import { connectOpenSearch, type OpenSearch } from '@rasteh/search/opensearch'
import { type MetricsAddress, readMetricsAddress } from '@rasteh/seeing/serve-metrics'
import { readVersion } from '@rasteh/seeing/version'
import { FORMS, refuseFaults } from '@rasteh/shop-core/settings'
import type { Logger } from 'pino'
import { openLog } from './log.ts'
import { readMessengers } from './messengers.ts'
import type { Messengers } from './send-code.ts'
import type { FavouriteCall } from './tell-favourite.ts'

export type WorkerSettings = {
  log: Logger
  messengers: Messengers
  files: FileSettings
  payments: Omit<PaymentRoom, 'database'>
  databaseUrl: string
  /** The page caches to tell of changes, each by its address; none until an edge stands in front. */
  edgeUrls: string[]
  /** Pages read from standbys, which have a change a moment later. */
  readsStandbys: boolean
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
      () => openFileRoom(readFileSettings(env)),
      () => readFavouriteCall(env),
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
    favouriteCall: readFavouriteCall(env),
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

function readFavouriteCall(env: Record<string, string | undefined>): FavouriteCall | null {
  const { FAVORITE_CALL_URL: url, FAVORITE_CALL_HOST = '', FAVORITE_CALL_AUTHORIZATION = '' } = env
  if (!url) return null
  if (!URL.canParse(url)) throw new Error('worker cannot start: FAVORITE_CALL_URL is no address')
  return { url, trustedHost: FAVORITE_CALL_HOST, authorization: FAVORITE_CALL_AUTHORIZATION }
}
