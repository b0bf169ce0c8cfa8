import type { Payload } from 'payload'
import { fillForDevelopment, ports } from './services/settings.ts'

/** Opens the content platform on a database with all rights, for migrations and seeds. */
export async function openContentAsSystem(
  ownerUrl: string,
): Promise<{ payload: Payload; close: () => Promise<void> }> {
  fillForDevelopment({
    RASTEH_ORIGIN: 'http://localhost:3000',
    SHOP_API_URL: `http://127.0.0.1:${ports.devShopApi}`,
  })
  process.env.DATABASE_WEB_URL ??= ownerUrl
  const { default: promised } = await import('@rasteh/dashboard/payload.config')
  const { contentDatabase } = await import('@rasteh/dashboard/content-database')
  const { getPayload } = await import('payload')
  const platform = await promised
  const config = { ...platform, db: { ...platform.db, ...contentDatabase(ownerUrl) } }
  const payload = await getPayload({ config, disableOnInit: true, key: ownerUrl })
  return { payload, close: () => closeContent(payload) }
}

/**
 * Ends the content platform's connections one by one: it takes one out of its pool and never gives it back
 * (payloadcms/payload#11727), so that ending the pool would wait for ever.
 */
export async function closeContent(payload: Payload): Promise<void> {
  const { pool } = payload.db as unknown as { pool: { _clients: { end(): Promise<void> }[] } }
  await Promise.all(pool._clients.map((client) => client.end()))
}
