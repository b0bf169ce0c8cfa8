import { CAPTCHA_HONEYPOT } from '../captcha/given-captcha.ts'
import type {
  CommentCreatedWire,
  CommentCreateRequest,
  CommentVoteRequest,
  CommentVotesWire,
  CurrentUserVotesWire,
} from './comments-wire.ts'

/** A written comment in the shop's own words; what was not given is an empty text. */
export type WrittenComment = {
  readonly parentId: number | null
  readonly sectionId: number
  readonly sectionType: string
  readonly text: string
  readonly captcha: string
  readonly fullName: string
  readonly email: string
  readonly isAnswer: boolean
  /** Stars, where they were given. */
  readonly rating: number | null
  /** What is good and what is bad, a line each. */
  readonly pros: string
  readonly cons: string
  /** Filled by programs alone. */
  readonly honeypot: string
}

/** A vote in the shop's own words. */
export type CommentVote = { readonly commentId: number; readonly isUpVote: boolean }

/** A comment's votes in the shop's own words. */
export type CommentVotes = { readonly upVotes: number; readonly downVotes: number }

/** Reads a written comment. */
export function toWrittenComment(wire: CommentCreateRequest): WrittenComment {
  return {
    parentId: wire.ParentId,
    sectionId: wire.SectionId,
    sectionType: wire.SectionType,
    text: wire.Comment,
    captcha: wire.Captcha ?? '',
    fullName: wire.FullName ?? '',
    email: wire.Email ?? '',
    isAnswer: wire.IsAnswer ?? false,
    rating: wire.Rating ?? null,
    pros: wire.Pros ?? '',
    cons: wire.Cons ?? '',
    honeypot: wire[CAPTCHA_HONEYPOT] ?? '',
  }
}

/** Writes what became of a comment. */
export function toCommentCreatedWire(made: { commentId: number; isPublished: boolean }): CommentCreatedWire {
  return { CommentId: made.commentId, IsPublished: made.isPublished }
}

/** Reads a vote. */
export function toCommentVote(wire: CommentVoteRequest): CommentVote {
  return { commentId: wire.CommentId, isUpVote: wire.IsUpVote }
}

/** Writes a customer's own votes. */
export function toCurrentUserVotesWire(votes: readonly CommentVote[]): CurrentUserVotesWire {
  return votes.map(({ commentId, isUpVote }) => ({ CommentId: commentId, IsUpVote: isUpVote }))
}

/** Writes a comment's votes. */
export function toCommentVotesWire({ upVotes, downVotes }: CommentVotes): CommentVotesWire {
  return { UpVoteCount: upVotes, DownVoteCount: downVotes }
}
