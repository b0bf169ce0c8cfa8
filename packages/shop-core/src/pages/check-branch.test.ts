import { describe, expect, it } from 'vitest'
import { checkBranch } from './check-branch.ts'

// 1 is above; 2 is the branch, with 3 and 4 below it; 9 is of others.
const pages = new Set([2, 3, 4])
const refused = { ok: false, refusal: { kind: 'outside-branches' } }
const accepted = { ok: true, value: null }

describe('a page in the branches of a person', () => {
  it.each([
    ['a new one below the branch', { id: null, parentId: 3, parentBefore: null }],
    ['one that stays', { id: 3, parentId: 2, parentBefore: 2 }],
    ['the branch itself, below a page of others', { id: 2, parentId: 1, parentBefore: 1 }],
    ['a branch at the top of the tree', { id: 2, parentId: null, parentBefore: null }],
    ['one that moves inside', { id: 4, parentId: 3, parentBefore: 2 }],
  ])('may be %s', (_, page) => {
    expect(checkBranch(page, pages)).toEqual(accepted)
  })

  it.each([
    ['a new one at the top', { id: null, parentId: null, parentBefore: null }],
    ['a new one below a page of others', { id: null, parentId: 9, parentBefore: null }],
    ['one of others', { id: 9, parentId: 1, parentBefore: 1 }],
    ['one of others that moves in', { id: 9, parentId: 2, parentBefore: 1 }],
    ['one that moves out', { id: 3, parentId: 9, parentBefore: 2 }],
    ['one that moves to the top', { id: 3, parentId: null, parentBefore: 2 }],
    ['the branch itself, when it moves below others', { id: 2, parentId: 9, parentBefore: 1 }],
  ])('is not %s', (_, page) => {
    expect(checkBranch(page, pages)).toEqual(refused)
  })

  it('is none where there are no branches', () => {
    expect(checkBranch({ id: 3, parentId: 2, parentBefore: 2 }, new Set())).toEqual(refused)
  })
})
