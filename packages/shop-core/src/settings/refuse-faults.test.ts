import { describe, expect, it } from 'vitest'
import { FORMS } from './forms.ts'
import { readOrEnd, refuseFaults, SettingsFault } from './refuse-faults.ts'

const wanted = {
  required: ['RASTEH_ORIGIN', 'RASTEH_SECRET', 'DATABASE_SHOP_URL'],
  forms: { RASTEH_SECRET: FORMS.secret, DATABASE_SHOP_URL: FORMS.database, DRAIN_MS: FORMS.countOrNone },
}
const env = {
  NODE_ENV: 'production',
  RASTEH_ORIGIN: 'https://shop.example',
  RASTEH_SECRET: 'b'.repeat(40),
  DATABASE_SHOP_URL: 'postgres://rasteh_shop:long@127.0.0.1/rasteh',
}
const said = (given: Record<string, string>, groups: (() => unknown)[] = []) => {
  try {
    refuseFaults('shop-api', given, { ...wanted, groups })
    return 'nothing'
  } catch (error) {
    return (error as Error).message
  }
}

describe('settings that a process cannot start with', () => {
  it('are all told in one message that says where they are explained', () => {
    const half = () => {
      throw new Error('worker cannot start: set MAIL_FROM (see docs/guides/settings.md)')
    }
    expect(said({ RASTEH_SECRET: 'short', DRAIN_MS: '3 s' }, [half])).toBe(
      `shop-api cannot start:
  - set RASTEH_ORIGIN, DATABASE_SHOP_URL
  - RASTEH_SECRET must have at least 32 characters
  - DRAIN_MS must be a whole number
  - set MAIL_FROM
(see docs/guides/settings.md)`,
    )
  })

  it('never tell a value', () => {
    expect(said({ ...env, DATABASE_SHOP_URL: 'mysql://rasteh:the-password@db' })).not.toContain(
      'the-password',
    )
  })

  it.each([
    [
      { RASTEH_SECRET: 'development-secret-of-at-least-32-characters' },
      'RASTEH_SECRET is one of development',
    ],
    [
      { DATABASE_SHOP_URL: 'postgres://rasteh_shop:rasteh-dev-shop@db/rasteh' },
      'DATABASE_SHOP_URL is one of',
    ],
    [{ RASTEH_FILE_KEYS: 'k1:abc dev:abc' }, 'RASTEH_FILE_KEYS is one of development'],
    [{ RASTEH_ORIGIN: 'http://shop.example' }, 'must begin with https'],
    [{ DRILL_CRASH_AT: 'settled:1' }, 'DRILL_CRASH_AT is for trying only'],
  ])('include what development knows, where strangers come: %o', (given, fault) => {
    expect(said({ ...env, ...given })).toContain(fault)
  })

  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'may be those of development on this machine alone: %s',
    (RASTEH_ORIGIN) => {
      const local = { RASTEH_ORIGIN, RASTEH_SECRET: 'development'.repeat(4), RASTEH_SEAL_KEYS: 'dev:abc' }
      expect(said({ ...env, ...local })).toBe('nothing')
    },
  )

  it.each([
    'https://shop.example',
    'http://192.168.1.5:3000',
    'http://localhost.example',
    'https://127.0.0.1.nip.io',
  ])('are refused at %s, whatever NODE_ENV says', (RASTEH_ORIGIN) => {
    const known = { RASTEH_ORIGIN, RASTEH_SECRET: 'development'.repeat(4), RASTEH_SEAL_KEYS: 'k:abc dev:abc' }
    for (const NODE_ENV of ['', 'development', 'test', 'production']) {
      expect(said({ ...env, ...known, NODE_ENV })).toContain('RASTEH_SECRET is one of development')
      expect(said({ ...env, ...known, NODE_ENV })).toContain('RASTEH_SEAL_KEYS is one of development')
    }
  })

  it('end the process with their message alone; another error is thrown on', () => {
    const end = (message: string): never => {
      throw new RangeError(`ended: ${message}`)
    }
    const fault = () => {
      throw new SettingsFault('shop-api cannot start')
    }
    expect(() => readOrEnd(fault, end)).toThrow('ended: shop-api cannot start')
    expect(() => readOrEnd(() => JSON.parse('{'), end)).toThrow(SyntaxError)
  })
})

describe('the forms of settings', () => {
  it.each([
    ['origin', 'https://shop.example/', true],
    ['origin', 'https://shop.example/fa', false],
    ['origin', 'shop.example', false],
    ['redis', 'redis://127.0.0.1:6379/0', true],
    ['redis', 'http://127.0.0.1:6379', false],
    ['outside', 'https://sms.example', true],
    ['outside', 'http://127.0.0.1:4999', true],
    ['outside', 'http://sms.example', false],
    ['port', '4000', true],
    ['port', '70000', false],
    ['count', '0', false],
    ['countOrNone', '0', true],
  ] as const)('%s: %s is right: %s', (form, value, right) => {
    expect(FORMS[form].isRight(value)).toBe(right)
  })
})
