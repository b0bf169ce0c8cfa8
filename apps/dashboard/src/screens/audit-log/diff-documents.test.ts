import { describe, expect, it } from 'vitest'
import { diffDocuments } from './diff-documents.ts'

describe('what differs between two states of a document', () => {
  it('is told field by field, with what it was and is', () => {
    expect(diffDocuments({ title: 'الف', position: 1 }, { title: 'ب', position: 1 })).toEqual([
      { field: 'title', before: 'الف', after: 'ب' },
    ])
  })

  it('never tells a secret, nor what goes with every sign-in', () => {
    const before = { hash: 'a', salt: 'b', sessions: [], resetPasswordToken: null, loginAttempts: 0 }
    const after = { hash: 'c', salt: 'd', sessions: [{ id: 'x' }], resetPasswordToken: 'e', loginAttempts: 1 }
    expect(diffDocuments(before, after)).toEqual([])
  })

  it('does not depend on how deep the platform has read, nor on row ids', () => {
    const before = { logo: 3, rates: [{ id: 'a', priceRial: 1 }], text: null }
    const after = {
      logo: { id: 3, updatedAt: 'now', url: '/x' },
      rates: [{ id: 'b', priceRial: 1 }],
      text: '',
    }
    expect(diffDocuments(before, after)).toEqual([])
  })

  it('shortens a long text, and still tells two of them apart', () => {
    const [change] = diffDocuments({ text: `${'آ'.repeat(5_000)}1` }, { text: `${'آ'.repeat(5_000)}2` })
    expect(String(change?.before).length).toBeLessThan(230)
    expect(change?.before).not.toBe(change?.after)
  })
})
