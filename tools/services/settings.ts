import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bankEnvironment } from '@rasteh/simulator/bank-environment'

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const SERVICES_DIR = join(ROOT, '.services')

/** Each checkout has ports of its own, so two of them can run side by side on one machine. */
export const checkout = createHash('sha256').update(ROOT).digest().readUInt16BE(0) % 1_200
const basePort = 20_000 + checkout * 10
/** Two nodes, each with a port for its users and one for the other node; then as many for a cluster of a drill. */
const searchPort = 10_000 + checkout * 8

/** Servers that run elsewhere (in Docker, say) are named by their ports; then nothing is started or stopped here. */
export const isElsewhere = {
  postgres: process.env.RASTEH_POSTGRES_PORT !== undefined,
  redis: process.env.RASTEH_REDIS_PORT !== undefined,
  opensearch: process.env.RASTEH_OPENSEARCH_PORT !== undefined,
}

export const ports = {
  postgres: Number(process.env.RASTEH_POSTGRES_PORT ?? basePort),
  redis: Number(process.env.RASTEH_REDIS_PORT ?? basePort + 1),
  e2eWeb: basePort + 2,
  e2eShopApi: basePort + 3,
  bench: basePort + 4,
  bench2: basePort + 6,
  devShopApi: basePort + 5,
  /** SMS; mail and the banks are on the next two. */
  simulator: basePort + 7,
  /** The first node; the second is on the next port. */
  opensearch: Number(process.env.RASTEH_OPENSEARCH_PORT ?? searchPort),
  drillOpensearch: searchPort + 4,
  // Of drills that have no search cluster of their own.
  drillRedis: searchPort + 4,
  drillPostgres: searchPort + 5,
  // The ten of a checkout are taken: these stand apart.
  edge: 6_600 + checkout * 2,
  edgePurge: 6_601 + checkout * 2,
  /** Of shops that are started for tests, drills and benches, while the edge of `pnpm dev` may run. */
  spareEdge: 19_600 + (checkout % 200) * 2,
  spareEdgePurge: 19_601 + (checkout % 200) * 2,
  /** The storefront itself, where a gateway is before it at the address that visitors know. */
  devPages: 4_100 + checkout * 2,
  e2ePages: 4_101 + checkout * 2,
  /** Below the ports that clients' own ends take. */
  devDashboard: 32_000 + (checkout % 380) * 2,
  e2eDashboard: 32_001 + (checkout % 380) * 2,
  /** Above what clients' own ends take: the primary, then the standbys; the next two are a drill's. */
  cluster: 61_000 + (checkout % 1_000) * 4,
}

/** Passwords of the development cluster only: it listens on loopback and holds seeds. */
export const devRoles = {
  admin: { name: 'postgres', password: 'rasteh-dev' },
  owner: { name: 'rasteh_owner', password: 'rasteh-dev-owner' },
  web: { name: 'rasteh_web', password: 'rasteh-dev-web' },
  shop: { name: 'rasteh_shop', password: 'rasteh-dev-shop' },
} as const

export const DEV_DATABASE = 'rasteh'

export function databaseUrl(role: keyof typeof devRoles, database: string, port = ports.postgres): string {
  const { name, password } = devRoles[role]
  return `postgres://${name}:${password}@127.0.0.1:${port}/${database}`
}

export const opensearchUrls = (port: number) => [port, port + 1].map((node) => `http://127.0.0.1:${node}`)

/** A key for seeds, known to everybody. */
const DEV_KEY = `dev:${createHash('sha256').update('development only').digest('base64')}`

/** What every process of the shop reads from its environment, for one database of the development cluster. */
export function shopEnvironment(database: string): Record<string, string> {
  return {
    DATABASE_ADMIN_URL: databaseUrl('admin', 'postgres'),
    DATABASE_OWNER_URL: databaseUrl('owner', database),
    DATABASE_WEB_URL: databaseUrl('web', database),
    DATABASE_SHOP_URL: databaseUrl('shop', database),
    REDIS_URL: `redis://127.0.0.1:${ports.redis}/0`,
    OPENSEARCH_URLS: opensearchUrls(ports.opensearch).join(','),
    RASTEH_MEDIA_DIR: join(ROOT, 'media'),
    RASTEH_PRIVATE_DIR: join(ROOT, 'private'),
    RASTEH_FILES_DIR: join(ROOT, 'private-files', database),
    RASTEH_FILE_KEYS: DEV_KEY,
    RASTEH_SEAL_KEYS: DEV_KEY,
    // Developers have no SMS provider: a simulator replaces it.
    SMS_PROVIDER: 'kavenegar',
    SMS_URL: `http://127.0.0.1:${ports.simulator}`,
    SMS_API_KEY: 'development',
    SMS_TEMPLATE: 'code',
    SMS_LINE: '10008663',
    SMS_TEMPLATE_CONFIRMED: 'order-confirmed',
    SMS_TEMPLATE_PAID: 'order-paid',
    SMS_TEMPLATE_APPROVED: 'order-approved',
    SMS_TEMPLATE_SHIPPED: 'order-shipped',
    SMS_TEMPLATE_TRACKING_CORRECTED: 'order-tracking-corrected',
    SMS_TEMPLATE_CANCELLED: 'order-cancelled',
    SMS_TEMPLATE_REFUNDED: 'order-refunded',
    SMS_TEMPLATE_EXPIRED: 'order-expired',
    SMS_TEMPLATE_STOCK_LOST: 'order-stock-lost',
    SMS_TEMPLATE_SHOP: 'order-for-shop',
    MAIL_URL: `smtp://127.0.0.1:${ports.simulator + 1}`,
    MAIL_FROM: 'shop@rasteh.test',
    ...bankEnvironment(`http://127.0.0.1:${ports.simulator + 2}`),
    SIMULATOR_PORT: String(ports.simulator),
    RASTEH_SECRET: 'development-secret-of-at-least-32-characters',
  }
}

/** In development whatever is not set is this project's own; on a server nothing is made up. */
export function fillForDevelopment(more: Record<string, string> = {}): void {
  if (process.env.NODE_ENV === 'production') return
  for (const [name, value] of Object.entries({ ...shopEnvironment(DEV_DATABASE), ...more }))
    process.env[name] ??= value
}
