import { describe, expect, it } from 'vitest'
import { settleRedirect } from './settle-redirect.ts'

const targets = new Map([
  ['/b', '/c'],
  ['/c', 'https://example.ir/'],
  ['/x', '/y'],
  ['/y', '/x'],
])

describe('an old address', () => {
  it.each([
    ['/a', '/new', '/new'],
    ['/a', '/b', 'https://example.ir/'],
    ['/a', 'https://example.ir/', 'https://example.ir/'],
  ])('of %s to %s leads to %s at once', (from, to, end) => {
    expect(settleRedirect({ from, to }, targets)).toEqual({ ok: true, value: end })
  })

  it.each([
    ['/a', '/a', '/a'],
    ['/c', '/b', '/c'],
    ['/a', '/x', '/x'],
  ])('of %s to %s would go round, and is refused', (from, to, path) => {
    expect(settleRedirect({ from, to }, targets)).toEqual({
      ok: false,
      refusal: { kind: 'redirect-loop', path },
    })
  })
})
