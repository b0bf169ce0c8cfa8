import { escapeFormula, toCsv } from '@rasteh/shop-core/import-export'
import { describe, expect, it } from 'vitest'
import { Header } from '#globals/Header/config.ts'
import { linkUrl, redirectTarget } from './link-url.ts'
import { sitePath } from './site-path.ts'

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
    expect(escapeFormula(text)).not.toMatch(/^[=+\-@\t\r]/)
    expect(toCsv([[escapeFormula(text)]])).not.toMatch(/(^|,)"?[=+\-@\t\r]/)
  })

  it.each(LEADING_AWAY)('leads nobody astray by a menu, a redirect or the notice: %j', (address) => {
    const notice = Header.fields.find((field) => 'name' in field && field.name === 'noticeAddress')
    const validate = (notice as { validate: (value: unknown) => unknown }).validate
    for (const check of [linkUrl, redirectTarget, sitePath, validate]) expect(check(address)).not.toBe(true)
  })
})
