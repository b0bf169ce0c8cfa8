import type { Payload } from 'payload'
import { ports, shopEnvironment } from './services/settings.ts'

/** Opens the content platform on a database with all rights, for migrations and seeds. */
export async function openContentAsSystem(
  ownerUrl: string,
): Promise<{ payload: Payload; close: () => Promise<void> }> {
  const defaults = {
    ...shopEnvironment('rasteh'),
    RASTEH_ORIGIN: 'http://localhost:3000',
    SHOP_API_URL: `http://127.0.0.1:${ports.devShopApi}`,
  }
  for (const [name, value] of Object.entries(defaults)) process.env[name] ??= value
  process.env.DATABASE_WEB_URL = ownerUrl
  const { default: config } = await import('@rasteh/web/payload.config')
  const { getPayload } = await import('payload')
  const payload = await getPayload({ config, disableOnInit: true, key: ownerUrl })
  return {
    payload,
    // `destroy` waits for a connection that is never given back (reference/payload.md, W4).
    close: () =>
      Promise.race([payload.destroy(), new Promise<void>((done) => setTimeout(done, 500).unref())]),
  }
}
