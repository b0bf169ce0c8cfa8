import { describe, expect, it } from 'vitest'
import { pagePolicy } from './page-policy.ts'

const facts = { pathname: '/', scripts: ["'sha256-abc'"], isSecure: true }

describe('the policy of a page', () => {
  it.each(['/', '/dashboard', '/checkout'])('never opens inline scripts or eval: %s', (pathname) => {
    expect(directive({ pathname }, 'script-src')).toBe("'self' 'sha256-abc'")
  })

  it('lets nobody frame it', () => {
    expect(directive({}, 'frame-ancestors')).toBe("'none'")
  })

  it.each(['/special-order', '/DesktopModules/Shop/Shared/Pages/Compare.aspx'])(
    'lets the shop frame what stands in a lightbox: %s',
    (pathname) => {
      expect(directive({ pathname }, 'frame-ancestors')).toBe("'self'")
    },
  )

  it('lets pictures come from the shop alone', () => {
    expect(directive({}, 'img-src')).toBe("'self' data:")
  })

  it("lets the seal's picture in where the page shows it", () => {
    expect(directive({ imageOrigins: ['https://trustseal.enamad.ir'] }, 'img-src')).toBe(
      "'self' data: https://trustseal.enamad.ir",
    )
  })

  it('closes style elements in the shop', () => {
    expect(directive({}, 'style-src')).not.toContain('unsafe-inline')
  })

  it('asks for https only where the shop has it', () => {
    expect(pagePolicy(facts)).toContain('upgrade-insecure-requests')
    expect(pagePolicy({ ...facts, isSecure: false })).not.toContain('upgrade-insecure-requests')
  })
})

function directive(changes: Partial<typeof facts> & { imageOrigins?: string[] }, name: string) {
  const found = pagePolicy({ ...facts, ...changes })
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
  return found?.slice(name.length + 1)
}
