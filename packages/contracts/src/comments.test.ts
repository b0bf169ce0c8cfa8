import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import {
  CommentCaptchaParams,
  CommentCreatedWire,
  CommentCreateRequest,
  CommentVoteRequest,
  CommentVotesWire,
  toCommentCreatedWire,
  toCommentVote,
  toCommentVotesWire,
  toWrittenComment,
} from './comments.ts'

const bare = { ParentId: null, SectionId: 12, SectionType: 'product', Comment: 'خوب است' }
const answer = {
  ...bare,
  ParentId: 4,
  Captcha: '۵۲۱۷',
  FullName: 'مریم کاظمی',
  Email: 'maryam@example.ir',
  IsAnswer: true,
  Rating: 5,
  Pros: 'سبک',
  Cons: 'گران',
}

describe('a written comment', () => {
  it.each([bare, answer])('may be %j', (wire) => {
    expect(Value.Check(CommentCreateRequest, wire)).toBe(true)
  })

  it.each([
    { ...bare, ParentId: 0 },
    { ...bare, SectionType: 'a b' },
    { ...bare, SectionType: 'a'.repeat(33) },
    { ...bare, FullName: 'آ'.repeat(101) },
    { ...bare, Email: 'a'.repeat(255) },
    { ...bare, Captcha: '1'.repeat(1025) },
    { ...bare, Comment: 'آ'.repeat(5001) },
    { SectionId: 12, SectionType: 'product', Comment: 'خوب' },
    ...[0, 6, 4.5, '5', -1, 2 ** 53, true, [5]].map((Rating) => ({ ...bare, Rating })),
    { ...bare, Pros: 'آ'.repeat(601) },
    { ...bare, Cons: ['گران'] },
    { ...bare, Cons: 'a\u0000' },
  ])('may not be %j', (wire) => {
    expect(Value.Check(CommentCreateRequest, wire)).toBe(false)
  })

  it('of somebody signed in is read without captcha, name and e-mail', () => {
    expect(toWrittenComment(bare)).toEqual({
      parentId: null,
      sectionId: 12,
      sectionType: 'product',
      text: 'خوب است',
      captcha: '',
      fullName: '',
      email: '',
      isAnswer: false,
      rating: null,
      pros: '',
      cons: '',
      honeypot: '',
    })
  })

  it('that answers another is read whole', () => {
    expect(toWrittenComment(answer)).toEqual({
      parentId: 4,
      sectionId: 12,
      sectionType: 'product',
      text: 'خوب است',
      captcha: '۵۲۱۷',
      fullName: 'مریم کاظمی',
      email: 'maryam@example.ir',
      isAnswer: true,
      rating: 5,
      pros: 'سبک',
      cons: 'گران',
      honeypot: '',
    })
  })

  it('is answered with what became of it', () => {
    const wire = toCommentCreatedWire({ commentId: 9, isPublished: false })
    expect(wire).toEqual({ CommentId: 9, IsPublished: false })
    expect(Value.Check(CommentCreatedWire, wire)).toBe(true)
  })
})

describe('a vote', () => {
  it('is read in the shop’s own words', () => {
    const wire = { CommentId: 4, IsUpVote: true }
    expect(Value.Check(CommentVoteRequest, wire)).toBe(true)
    expect(toCommentVote(wire)).toEqual({ commentId: 4, isUpVote: true })
  })

  it('is answered with both counts', () => {
    const wire = toCommentVotesWire({ upVotes: 3, downVotes: 0 })
    expect(wire).toEqual({ UpVoteCount: 3, DownVoteCount: 0 })
    expect(Value.Check(CommentVotesWire, wire)).toBe(true)
  })
})

it.each([0, 12])('the captcha of section %i can be asked for', (sectionId) => {
  expect(Value.Check(CommentCaptchaParams, { sectionId })).toBe(true)
})
