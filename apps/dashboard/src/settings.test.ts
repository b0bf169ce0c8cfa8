import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

const env = {
  RASTEH_ORIGIN: 'https://shop.example/',
  RASTEH_SECRET: 'x'.repeat(32),
  RASTEH_SEAL_KEYS: `s1:${Buffer.alloc(32, 1).toString('base64')}`,
  DATABASE_WEB_URL: 'postgres://web@db/rasteh',
}

describe('the settings of the dashboard', () => {
  it('are read once, addresses without their path', () => {
    expect(readSettings(env)).toMatchObject({
      origin: 'https://shop.example',
      port: 3100,
    })
  })

  it('that are missing are all named in one message', () => {
    expect(() => readSettings({ RASTEH_ORIGIN: 'https://shop.example' })).toThrow(
      'set RASTEH_SECRET, RASTEH_SEAL_KEYS, DATABASE_WEB_URL',
    )
  })

  it('refuse a short secret', () => {
    expect(() => readSettings({ ...env, RASTEH_SECRET: 'short' })).toThrow('at least 32 characters')
  })

  it('name the proxies that are believed, this machine alone where nothing is said', () => {
    const networks = (TRUSTED_PROXIES: string) => readSettings({ ...env, TRUSTED_PROXIES }).trustedProxies
    expect(readSettings(env).trustedProxies.map(({ address }) => address)).toEqual(['127.0.0.1', '::1'])
    expect(networks('192.0.2.0/24')).toEqual([{ address: '192.0.2.0', prefix: 24 }])
    expect(() => networks('192.0.2.0/40')).toThrow('TRUSTED_PROXIES must be addresses or networks')
  })
})
