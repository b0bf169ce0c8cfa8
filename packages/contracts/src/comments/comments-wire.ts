import { POINTS_TEXT_MAX, RATING_MAX } from '@rasteh/shop-core/ratings'
import { type Static, Type } from 'typebox'
import { FilledHoneypot, GivenCaptcha } from '../captcha/captcha-wire.ts'
import { CAPTCHA_HONEYPOT } from '../captcha/given-captcha.ts'
import { FieldRefusalsWire } from '../field-refusals.ts'
import { Count, nullable, SerialId, Typed, WholeFrom } from '../wire-types.ts'

export const COMMENT_MAX = 5000
export const FULL_NAME_MAX = 100
export const EMAIL_MAX = 254

/** What comments belong to, by its name on the wire. */
export const SectionType = Type.String({ pattern: '^[A-Za-z0-9_-]{1,32}$' })

/** A written comment. A comment has a ParentId of null; an answer has one. */
export const CommentCreateRequest = Type.Object({
  ParentId: nullable(SerialId),
  SectionId: SerialId,
  SectionType,
  Comment: Typed({ maxLength: COMMENT_MAX }),
  Captcha: Type.Optional(GivenCaptcha),
  FullName: Type.Optional(Typed({ maxLength: FULL_NAME_MAX })),
  Email: Type.Optional(Typed({ maxLength: EMAIL_MAX })),
  IsAnswer: Type.Optional(Type.Boolean()),
  Rating: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: RATING_MAX }))),
  Pros: Type.Optional(Typed({ maxLength: POINTS_TEXT_MAX })),
  Cons: Type.Optional(Typed({ maxLength: POINTS_TEXT_MAX })),
  [CAPTCHA_HONEYPOT]: Type.Optional(FilledHoneypot),
})
export type CommentCreateRequest = Static<typeof CommentCreateRequest>

/** Whether the comment is published at once or waits for approval. */
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
export const CurrentUserVotesWire = Type.Array(CommentVoteRequest)
export type CurrentUserVotesWire = Static<typeof CurrentUserVotesWire>

/** The path parameters of a comment's captcha; section 0 is none. */
export const CommentCaptchaParams = Type.Object({ sectionId: WholeFrom(0) })
export type CommentCaptchaParams = Static<typeof CommentCaptchaParams>
