import type { NamedDraft } from '@rasteh/contracts/preview'
import { describe, expect, it } from 'vitest'
import { readPreviewToken, signPreview } from './preview-token.ts'

const SECRET = 'a-secret-for-tests-of-at-least-32-characters'
const draft: NamedDraft = { collection: 'pages', id: 12 }
const token = signPreview(SECRET, { ...draft, staffId: 7, expiresAtMs: 1_000_000 })
const read = (given: string, changes: Partial<NamedDraft & { nowMs: number }> = {}) =>
  readPreviewToken(SECRET, given, { ...draft, nowMs: 999_999, ...changes })

describe('a token for the preview of a draft', () => {
  it('tells whom it was given to', () => {
    expect(read(token)).toBe(7)
  })

  it('is over the moment it expires', () => {
    expect(read(token, { nowMs: 1_000_000 })).toBeNull()
  })

  it('opens no other document', () => {
    expect(read(token, { id: 13 })).toBeNull()
    expect(read(token, { collection: 'news' })).toBeNull()
    expect(read(token, { collection: 'products', id: 1 })).toBeNull()
  })

  it('is known by its secret alone', () => {
    expect(readPreviewToken(`${SECRET}!`, token, { ...draft, nowMs: 0 })).toBeNull()
  })

  it('cannot be given a longer life, or another owner', () => {
    const [version, , , signature] = token.split('.')
    expect(read([version, 7, 2_000_000, signature].join('.'))).toBeNull()
    expect(read([version, 8, 1_000_000, signature].join('.'))).toBeNull()
    expect(read([2, 7, 1_000_000, signature].join('.'))).toBeNull()
  })

  it('is spoilt by every change of one bit', () => {
    const bytes = Buffer.from(token)
    for (let at = 0; at < bytes.length * 8; at += 1) {
      const changed = Buffer.from(bytes)
      changed[at >> 3] = (changed[at >> 3] ?? 0) ^ (1 << (at & 7))
      expect([at, read(changed.toString('latin1'))]).toEqual([at, null])
    }
  })

  it.each([
    '',
    '.',
    '...',
    'null',
    token.slice(0, -1),
    `${token}=`,
    `${token} `,
    ` ${token}`,
    `${token}\n`,
    token.replace('.7.', '.07.'),
    token.replace('.7.', '.7e0.'),
    token.replace('.1000000.', '.1e6.'),
    token.toUpperCase(),
    `1.7.1000000.${'A'.repeat(43)}`,
    '1.7.1000000.',
    'x'.repeat(100_000),
  ])('is refused when it is malformed: %j', (given) => {
    expect(read(given)).toBeNull()
  })
})
