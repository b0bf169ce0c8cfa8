import { toCsv, toHarmless } from '@rasteh/shop-core/transfer'
import { HOSTILE_TEXTS } from '@rasteh/test-kit/hostile-texts'
import { describe, expect, it } from 'vitest'
import { linkAddress, redirectTarget } from '../fields/link-address.ts'
import { siteAddress } from '../fields/site-address.ts'
import { Header } from '../globals/Header/config.ts'
import { sitemapText } from './sitemap-text.ts'
import { toScriptText } from './structured-data/to-script-text.ts'

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
  it('ends no script element that search engines read', () => {
    for (const text of HOSTILE_TEXTS) {
      const script = toScriptText({ name: text, description: `</script><script>${text}` })
      expect(script).not.toMatch(/<|\u2028\u2029$/)
      expect(JSON.parse(script).name).toBe(text)
    }
  })

  it('stays inside the address that it is part of in the site map', () => {
    for (const text of HOSTILE_TEXTS) {
      const path = `/product/1/${encodeURIComponent(text.toWellFormed())}`
      const raw = `/product/1/${text.toWellFormed()}`
      for (const one of [path, raw]) {
        const map = sitemapText('https://shop.example', [{ path: one, updatedAt: new Date(0) }])
        const between = [...map.matchAll(/<loc>([\s\S]*?)<\/loc>/g)].map(([, address]) => address)
        expect(between).toHaveLength(2)
        for (const address of between) expect(address).toMatch(/^https:\/\/shop\.example\/[^<>"]*$/)
      }
    }
  })

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
