import { join } from 'node:path'
import { databaseUrl, ports, shopEnvironment } from '../services/settings.ts'

const DATABASE = 'rasteh_e2e'

/** What journeys and pictures must know of the seeded shop that they visit, as their fixtures read it. */
export function journeyEnvironment(): Record<string, string> {
  const { RASTEH_SECRET = '', RASTEH_PRIVATE_DIR = 'private' } = shopEnvironment(DATABASE)
  return {
    // Journeys that change what lies behind the shop find its database here.
    RASTEH_E2E_DATABASE_URL: databaseUrl('owner', DATABASE),
    // Customers come in with sessions of their test's own, signed as the shop signs them.
    RASTEH_E2E_ORIGIN: `http://localhost:${ports.e2eWeb}`,
    // The same shop behind a real edge, for what strangers send.
    RASTEH_E2E_EDGE: `http://127.0.0.1:${ports.spareEdge}`,
    // The processes behind both, which strangers may reach where nothing is in front.
    RASTEH_E2E_STOREFRONT: `http://127.0.0.1:${ports.e2ePages}`,
    RASTEH_E2E_DASHBOARD: `http://127.0.0.1:${ports.e2eDashboard}`,
    RASTEH_E2E_SHOP_API: `http://127.0.0.1:${ports.e2eShopApi}`,
    RASTEH_E2E_MESSAGES: `http://127.0.0.1:${ports.simulator}/messages`,
    RASTEH_E2E_SECRET: RASTEH_SECRET,
    // Files that are bought lie where shop-api looks for them.
    RASTEH_E2E_DOWNLOADS: join(RASTEH_PRIVATE_DIR, 'downloads'),
  }
}
