import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { SettingsFault } from '@rasteh/shop-core/settings'
import { describe, expect, it } from 'vitest'
import { readSettings } from '../../apps/storefront/src/settings.ts'
import { shopEnvironment } from '../../tools/services/settings.ts'

const ROOT = join(import.meta.dirname, '../..')
const MAIN = {
  dashboard: 'apps/dashboard/src/server/main.ts',
  'shop-api': 'apps/shop-api/src/main.ts',
  worker: 'apps/worker/src/main.ts',
}
const EX_CONFIG = 78

/** Starts a process of the shop as its service would, and answers how it ended and what it said. */
async function start(app: keyof typeof MAIN, given: Record<string, string>) {
  const { PATH = '' } = process.env
  // Nothing of this process is handed on: NODE_ENV is what the test says, or not there.
  const env = {
    PATH,
    ...shopEnvironment('rasteh'),
    SHOP_API_URL: 'http://127.0.0.1:4000',
    ...given,
  } as unknown as NodeJS.ProcessEnv
  const child = spawn(process.execPath, [join(ROOT, MAIN[app])], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (piece) => {
    said += piece
  })
  const [code] = await once(child, 'close')
  return { code, said }
}

describe.each(['dashboard', 'shop-api', 'worker'] as const)('%s with the secrets of development', (app) => {
  it.each([
    ['https://shop.example', undefined],
    ['https://shop.example', 'production'],
    ['http://192.168.1.5:3000', 'development'],
  ])('does not start at %s with NODE_ENV %s', { timeout: 60_000 }, async (RASTEH_ORIGIN, NODE_ENV) => {
    const { code, said } = await start(app, { RASTEH_ORIGIN, ...(NODE_ENV && { NODE_ENV }) })
    expect(code).toBe(EX_CONFIG)
    expect(said).toContain(`${app} cannot start`)
    for (const name of ['RASTEH_SECRET', 'RASTEH_FILE_KEYS', 'RASTEH_SEAL_KEYS', 'DATABASE_SHOP_URL'])
      expect(said).toContain(`${name} is one of development`)
    expect(said).not.toMatch(/rasteh-dev|development-secret/)
  })

  it('does not start without an origin either: nobody knows who comes', { timeout: 60_000 }, async () => {
    const { code, said } = await start(app, {})
    expect(code).toBe(EX_CONFIG)
    expect(said).toContain('set RASTEH_ORIGIN')
  })
})

// It runs as it was built, and is tried so by `pnpm prove attacks`; its settings are read before anything else.
describe('the storefront with the secrets of development', () => {
  const settings = { ...shopEnvironment('rasteh'), SHOP_API_URL: 'http://127.0.0.1:4000' }

  it('does not start where strangers come', () => {
    const read = () => readSettings({ ...settings, RASTEH_ORIGIN: 'https://shop.example' })
    expect(read).toThrow(SettingsFault)
    expect(read).toThrow('DATABASE_WEB_URL is one of development')
  })

  it('does not start without an origin either', () => {
    expect(() => readSettings(settings)).toThrow('set RASTEH_ORIGIN')
  })
})
