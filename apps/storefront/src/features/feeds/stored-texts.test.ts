import { HOSTILE_TEXTS } from '@rasteh/test-kit/hostile-texts'
import { describe, expect, it } from 'vitest'
import { sitemapText } from './sitemap-text.ts'

describe('what people wrote', () => {
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
})
