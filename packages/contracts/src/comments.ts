import { type Static, Type } from 'typebox'
import { CAPTCHA_LURE, FilledLure, GivenCaptcha } from './captcha.ts'
import { FieldRefusalsWire } from './field-refusals.ts'
import { Count, nullable, SerialId, Typed } from './wire-types.ts'

export const COMMENT_MAX = 5000
export const FULL_NAME_MAX = 100
export const EMAIL_MAX = 254

/** What comments stand under, by its name on the wire. */
export const SectionType = Type.String({ pattern: '^[A-Za-z0-9_-]{1,32}$' })

/** A written comment. A ParentId of null stands on its own; an answer has one. */
export const CommentCreateRequest = Type.Object({
  ParentId: nullable(SerialId),
  SectionId: SerialId,
  SectionType,
  Comment: Typed({ maxLength: COMMENT_MAX }),
  Captcha: Type.Optional(GivenCaptcha),
  FullName: Type.Optional(Typed({ maxLength: FULL_NAME_MAX })),
  Email: Type.Optional(Typed({ maxLength: EMAIL_MAX })),
  IsAnswer: Type.Optional(Type.Boolean()),
  [CAPTCHA_LURE]: Type.Optional(FilledLure),
})
export type CommentCreateRequest = Static<typeof CommentCreateRequest>

/** Whether the comment stands at once or waits for approval. */
export const CommentCreatedWire = Type.Object({ CommentId: SerialId, IsPublished: Type.Boolean() })
export type CommentCreatedWire = Static<typeof CommentCreatedWire>

/** Why a comment was not taken: a word for programs, and the refused fields if that is why. */
export const CommentRefusedWire = Type.Object({
  Message: Type.String(),
  Fields: Type.Optional(FieldRefusalsWire.properties.Fields),
})
export type CommentRefusedWire = Static<typeof CommentRefusedWire>

/** A vote for or against a comment. */
export const CommentVoteRequest = Type.Object({ CommentId: SerialId, IsUpVote: Type.Boolean() })
export type CommentVoteRequest = Static<typeof CommentVoteRequest>

/** The comment's votes after this one. */
export const CommentVotesWire = Type.Object({ UpVoteCount: Count, DownVoteCount: Count })
export type CommentVotesWire = Static<typeof CommentVotesWire>

/** How a customer voted on the comments of a section. */
export const OwnVotesWire = Type.Array(CommentVoteRequest)
export type OwnVotesWire = Static<typeof OwnVotesWire>

/** The path parameters of a comment's captcha; section 0 is none. */
export const CommentCaptchaParams = Type.Object({ sectionId: Type.Integer({ minimum: 0 }) })
export type CommentCaptchaParams = Static<typeof CommentCaptchaParams>

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
export function toOwnVotesWire(votes: readonly CommentVote[]): OwnVotesWire {
  return votes.map(({ commentId, isUpVote }) => ({ CommentId: commentId, IsUpVote: isUpVote }))
}

/** Writes a comment's votes. */
export function toCommentVotesWire({ upVotes, downVotes }: CommentVotes): CommentVotesWire {
  return { UpVoteCount: upVotes, DownVoteCount: downVotes }
}
