import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import {
  CommentListQuery,
  CommentsWire,
  formatCommentsCursor,
  parseCommentsCursor,
  toCommentsPage,
  toCommentsWire,
} from './comment-list.ts'

const answer = {
  id: 8,
  name: null,
  text: 'بله، دارد.',
  writtenAtMs: 1_790_000_000_000,
  isByStaff: true,
  isByBuyer: false,
  upVotes: 0,
  downVotes: 1,
}
const page = {
  comments: [
    {
      ...answer,
      ...{ id: 7, name: 'نرگس', isByBuyer: true, rating: 4, pros: 'سبک\nخوش‌دست', cons: null },
      ...{ answerCount: 4, answers: [answer] },
    },
  ],
  next: '0.2065_7',
}

describe('a page of comments', () => {
  it('is read back as it was written', () => {
    const wire = toCommentsWire(page)
    expect(Value.Check(CommentsWire, wire)).toBe(true)
    expect(toCommentsPage(wire)).toEqual(page)
  })
})

describe('where a page begins', () => {
  it.each([
    [0, 1],
    [0.20654329147389294, 2_147_483_647],
    [-0.9961734, 5],
    [1.2e-7, 9],
  ])('after helpfulness %d and comment %i, is read back to the last figure', (helpfulness, id) => {
    const After = formatCommentsCursor({ helpfulness, id })
    expect(Value.Check(CommentListQuery, { After })).toBe(true)
    expect(parseCommentsCursor(After)).toEqual({ helpfulness, id })
  })

  it.each(['', '_', 'NaN_1', '1_', "0_1' or 1=1", '0_1_2'])('is never %j', (After) => {
    expect(Value.Check(CommentListQuery, { After })).toBe(false)
  })
})
