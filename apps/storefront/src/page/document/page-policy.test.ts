import { describe, expect, it } from 'vitest'
import { type PolicyFacts, pagePolicy } from './page-policy.ts'

const facts: PolicyFacts = {
  script: "'sha256-xyz'",
  styles: ["'sha256-abc'"],
  imageOrigins: new Set(),
  frameOrigins: new Set(),
  isFramed: false,
  isSecure: true,
}

describe('the policy of a page', () => {
  it('runs files of the shop and the one script that stands in it', () => {
    expect(directive({}, 'script-src')).toBe("'self' 'sha256-xyz'")
    expect(directive({}, 'default-src')).toBe("'none'")
  })

  it('lets nobody frame it', () => {
    expect(directive({}, 'frame-ancestors')).toBe("'none'")
  })

  it('lets the shop frame what stands in a lightbox', () => {
    expect(directive({ isFramed: true }, 'frame-ancestors')).toBe("'self'")
  })

  it('lets pictures come from the shop alone', () => {
    expect(directive({}, 'img-src')).toBe("'self' data:")
  })

  it("lets the seal's picture in where the page shows it", () => {
    expect(directive({ imageOrigins: new Set(['https://trustseal.enamad.ir']) }, 'img-src')).toBe(
      "'self' data: https://trustseal.enamad.ir",
    )
  })

  it('opens frames of the shop alone, and of a service only where the page shows a player of it', () => {
    expect(directive({}, 'frame-src')).toBe("'self'")
    expect(directive({ frameOrigins: new Set(['https://www.aparat.com']) }, 'frame-src')).toBe(
      "'self' https://www.aparat.com",
    )
  })

  it('closes every style element but the page’s own and the two of React Aria', () => {
    const sources = directive({}, 'style-src')?.split(' ')
    expect(sources?.slice(0, 2)).toEqual(["'self'", "'sha256-abc'"])
    expect(sources?.slice(2)).toEqual([expect.stringMatching(HASH), expect.stringMatching(HASH)])
  })

  it('asks for https only where the shop has it', () => {
    expect(pagePolicy(facts)).toContain('upgrade-insecure-requests')
    expect(pagePolicy({ ...facts, isSecure: false })).not.toContain('upgrade-insecure-requests')
  })
})

const HASH = /^'sha256-[\w+/]{43}='$/

function directive(changes: Partial<PolicyFacts>, name: string) {
  const found = pagePolicy({ ...facts, ...changes })
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
  return found?.slice(name.length + 1)
}
