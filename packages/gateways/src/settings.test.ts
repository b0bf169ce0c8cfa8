import { describe, expect, it } from 'vitest'
import { GIVEN } from '../test/given.ts'
import { readGateways } from './settings.ts'

const without = (name: string) => ({ ...GIVEN, [name]: undefined })

describe('the banks of a shop', () => {
  it('are those whose settings are given, and no others', () => {
    expect([...readGateways({}).keys()]).toEqual([])
    expect([...readGateways({ BANK_SEP_TERMINAL_ID: '13500000' }).keys()]).toEqual(['sep'])
    expect([...readGateways(GIVEN).keys()]).toEqual([
      'zarinpal',
      'sep',
      'mellat',
      'zibal',
      'vandar',
      'parsian',
      'snapppay',
      'digipay',
    ])
  })

  it.each([
    'BANK_MELLAT_PASSWORD',
    'BANK_SNAPPPAY_URL',
    'BANK_SNAPPPAY_CLIENT_SECRET',
    'BANK_DIGIPAY_USER_NAME',
  ])('are refused at the start without %s, by name', (name) => {
    expect(() => readGateways(without(name))).toThrow(`set ${name}`)
  })

  it('are refused when only an address is given', () => {
    expect(() => readGateways({ BANK_ZIBAL_URL: 'https://gateway.zibal.ir' })).toThrow(
      'set BANK_ZIBAL_MERCHANT',
    )
  })

  it('are told all at once what is wrong, and never what it says', () => {
    const env = { ...GIVEN, BANK_ZARINPAL_MERCHANT_ID: 'short-secret', BANK_MELLAT_USER_NAME: '' }
    expect(() => readGateways(env)).toThrow(/BANK_ZARINPAL_MERCHANT_ID.*BANK_MELLAT_USER_NAME/)
    expect(() => readGateways(env)).not.toThrow(/secret/)
  })

  it.each([
    'http://bank.example',
    'ftp://bank.example',
    'https://user:pass@bank.example',
    'bank',
    'http://127.0.0.1.example',
  ])('are not spoken to at %s', (url) => {
    expect(() => readGateways({ ...GIVEN, BANK_SEP_URL: url })).toThrow('BANK_SEP_URL')
  })

  it('may be a simulator on this machine', () => {
    expect(readGateways({ ...GIVEN, BANK_SEP_URL: 'http://127.0.0.1:4102/sep/' }).has('sep')).toBe(true)
  })

  it('wait as long for us as they say, or as the shop was told', () => {
    expect(readGateways(GIVEN).get('sep')?.verifyWithinMinutes).toBe(30)
    expect(readGateways({ ...GIVEN, BANK_SEP_VERIFY_MINUTES: '10' }).get('sep')?.verifyWithinMinutes).toBe(10)
    expect(() => readGateways({ ...GIVEN, BANK_SEP_VERIFY_MINUTES: '0' })).toThrow('BANK_SEP_VERIFY_MINUTES')
    expect(() => readGateways({ ...GIVEN, BANK_TIME_OUT_MS: 'soon' })).toThrow('BANK_TIME_OUT_MS')
  })
})
