import { describe, expect, it } from 'vitest'
import { answerPolicy } from './answer-policy.ts'

const facts = { pathname: '/dashboard', nonce: 'abc', isSecure: true }

describe('the policy of a screen', () => {
  it.each(['/dashboard', '/dashboard/login', '/dashboard/collections/pages/1'])(
    'lets only its own scripts run: %s',
    (pathname) => {
      expect(directive({ pathname }, 'script-src')).toBe("'self' 'nonce-abc'")
      expect(directive({ pathname }, 'default-src')).toBe("'none'")
    },
  )

  it('lets no other site frame it, and frames none', () => {
    expect(directive({}, 'frame-ancestors')).toBe("'self'")
    expect(directive({}, 'frame-src')).toBe("'self'")
  })

  it('asks for https only where the shop has it', () => {
    expect(answerPolicy(facts)).toContain('upgrade-insecure-requests')
    expect(answerPolicy({ ...facts, isSecure: false })).not.toContain('upgrade-insecure-requests')
  })
})

describe('the policy of every other answer', () => {
  it.each(['/cms-api/downloads/file/page.html', '/cms-api/pages/1', '/_next/static/a.js', '/dashboards'])(
    'lets nothing run: %s',
    (pathname) => {
      expect(directive({ pathname }, 'default-src')).toBe("'none'")
      expect(directive({ pathname }, 'script-src')).toBeUndefined()
      expect(directive({ pathname }, 'frame-ancestors')).toBe("'self'")
    },
  )
})

function directive(changes: Partial<typeof facts>, name: string): string | undefined {
  const found = answerPolicy({ ...facts, ...changes })
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
  return found?.slice(name.length + 1)
}
