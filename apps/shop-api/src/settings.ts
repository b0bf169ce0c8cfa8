import type { KeyObject } from 'node:crypto'
import { resolve } from 'node:path'
import { readGateways } from '@rasteh/gateways/settings'
import { type MetricsAddress, readMetricsAddress } from '@rasteh/observability/serve-metrics'
import { type PaymentContext, readCrash, readPaymentTimes } from '@rasteh/payments/payment-context'
import {
  type FileSettings,
  openFileStore,
  REQUIRED_FOR_FILES,
  readFileSettings,
} from '@rasteh/private-files/settings'
import { CODE_SENDS } from '@rasteh/shop-core/account'
import { readTrustedProxies, type TrustedProxies } from '@rasteh/shop-core/client-ip'
import { FORMS, refuseFaults } from '@rasteh/shop-core/settings'
import { readTorobKey } from './services/torob/check-torob-token.ts'

export type ShopApiSettings = {
  origin: string
  https: boolean
  secret: string
  databaseUrl: string
  redisUrl: string
  host: string
  port: number
  /** Basket connections of one process; a small pool beats a large one when all want the same rows. */
  poolSize: number
  /** The proxies in front of shop-api whose X-Forwarded-For is believed. */
  trustedProxies: TrustedProxies
  /** Counted by subnet: thousands of customers of one carrier share a few addresses. */
  changesPerMinute: number
  /** Codes that one address may ask for in an hour, and all together in a day; 0 a day turns codes off. */
  codesPerAddress: number
  codesPerDay: number
  /** Uploads cost more than other changes: each is decoded and encoded again. */
  uploadsPerMinute: number
  files: FileSettings
  payments: Omit<PaymentContext, 'database' | 'origin'>
  /** Orders that one process places at once, and those that may wait; later ones are refused (503). */
  checkoutPlaces: number
  checkoutWaiting: number
  /** Where the content platform keeps what is handed over after payment. */
  downloadsDir: string
  /** Which engine searches, as the environment spells it. */
  search: { SEARCH_ENGINE?: string; OPENSEARCH_URLS?: string }
  /** The key of Torob's signature; null closes the feed. */
  torobKey: KeyObject | null
  /** How long an edge has to notice that this process is about to end. */
  drainMs: number
  logLevel: string
  /** Where Prometheus reads this process's figures; null for a process without a metrics port. */
  metrics: MetricsAddress | null
}

type Environment = Record<string, string | undefined>

const REQUIRED = [
  'RASTEH_ORIGIN',
  'RASTEH_SECRET',
  'DATABASE_SHOP_URL',
  'REDIS_URL',
  ...REQUIRED_FOR_FILES,
] as const

const FORMS_OF_SHOP_API = {
  RASTEH_ORIGIN: FORMS.origin,
  RASTEH_SECRET: FORMS.secret,
  DATABASE_SHOP_URL: FORMS.database,
  REDIS_URL: FORMS.redis,
  SHOP_API_PORT: FORMS.port,
  SHOP_API_POOL: FORMS.count,
  TRUSTED_PROXIES: FORMS.proxies,
  CHANGES_PER_MINUTE: FORMS.count,
  CODES_PER_ADDRESS: FORMS.count,
  CODES_PER_DAY: FORMS.countOrNone,
  UPLOADS_PER_MINUTE: FORMS.count,
  CHECKOUT_PLACES: FORMS.count,
  CHECKOUT_WAITING: FORMS.countOrNone,
  PAYMENT_HOLD_SECONDS: FORMS.count,
  PAYMENT_LEASE_SECONDS: FORMS.count,
  PAYMENT_ASK_AFTER_SECONDS: FORMS.count,
  DRAIN_MS: FORMS.countOrNone,
}

/** Reads the environment once, at start, and says everything that is missing or malformed in one go. */
export function readSettings(env: Environment): ShopApiSettings {
  refuseFaults('shop-api', env, {
    required: REQUIRED,
    forms: FORMS_OF_SHOP_API,
    groups: [
      () => openFileStore(readFileSettings(env)),
      () => readGateways(env),
      () => readTorobKey(env.TOROB_PUBLIC_KEY),
    ],
  })
  const { RASTEH_ORIGIN = '', RASTEH_SECRET = '', DATABASE_SHOP_URL = '', REDIS_URL = '' } = env
  const origin = new URL(RASTEH_ORIGIN).origin
  return {
    origin,
    https: origin.startsWith('https:'),
    secret: RASTEH_SECRET,
    databaseUrl: DATABASE_SHOP_URL,
    redisUrl: REDIS_URL,
    host: env.SHOP_API_HOST ?? '127.0.0.1',
    port: Number(env.SHOP_API_PORT ?? 4000),
    poolSize: Number(env.SHOP_API_POOL ?? 8),
    trustedProxies: readTrustedProxies(env.TRUSTED_PROXIES ?? '127.0.0.1,::1'),
    changesPerMinute: Number(env.CHANGES_PER_MINUTE ?? 6_000),
    codesPerAddress: Number(env.CODES_PER_ADDRESS ?? CODE_SENDS.address.max),
    codesPerDay: Number(env.CODES_PER_DAY ?? CODE_SENDS.overall.max),
    uploadsPerMinute: Number(env.UPLOADS_PER_MINUTE ?? 60),
    files: readFileSettings(env),
    payments: {
      gateways: readGateways(env),
      times: readPaymentTimes(env),
      reached: readCrash(env),
    },
    checkoutPlaces: Number(env.CHECKOUT_PLACES ?? 6),
    checkoutWaiting: Number(env.CHECKOUT_WAITING ?? 300),
    downloadsDir: resolve(env.RASTEH_PRIVATE_DIR ?? 'private', 'downloads'),
    search: readSearchEngine(env),
    torobKey: readTorobKey(env.TOROB_PUBLIC_KEY),
    drainMs: Number(env.DRAIN_MS ?? 0),
    logLevel: env.LOG_LEVEL ?? 'info',
    metrics: readMetricsAddress(env, 'SHOP_API_METRICS_PORT'),
  }
}

function readSearchEngine({ SEARCH_ENGINE, OPENSEARCH_URLS }: Environment): ShopApiSettings['search'] {
  return { ...(SEARCH_ENGINE && { SEARCH_ENGINE }), ...(OPENSEARCH_URLS && { OPENSEARCH_URLS }) }
}
