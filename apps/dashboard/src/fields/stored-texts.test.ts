import { toCsv, toHarmless } from '@rasteh/shop-core/transfer'
import { describe, expect, it } from 'vitest'
import { Header } from '../globals/Header/config.ts'
import { linkAddress, redirectTarget } from './link-address.ts'
import { siteAddress } from './site-address.ts'

const FORMULAS = [
  '=cmd|calc!A0',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '=HYPERLINK("http://evil.example")',
]
const LEADING_AWAY = [
  'javascript:hit()',
  '//evil.example',
  '/\\evil.example',
  'https:evil.example',
  'https://shop.example@evil.example',
  ' /x',
  'data:,x',
]

describe('what people wrote', () => {
  it.each(FORMULAS)('is no formula in a sheet: %j', (text) => {
    expect(toHarmless(text)).not.toMatch(/^[=+\-@\t\r]/)
    expect(toCsv([[toHarmless(text)]])).not.toMatch(/(^|,)"?[=+\-@\t\r]/)
  })

  it.each(LEADING_AWAY)('leads nobody astray by a menu, a redirect or the notice: %j', (address) => {
    const notice = Header.fields.find((field) => 'name' in field && field.name === 'noticeAddress')
    const validate = (notice as { validate: (value: unknown) => unknown }).validate
    for (const check of [linkAddress, redirectTarget, siteAddress, validate])
      expect(check(address)).not.toBe(true)
  })
})
