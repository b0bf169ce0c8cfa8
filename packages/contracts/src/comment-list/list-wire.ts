import { type Static, Type } from 'typebox'
import { SectionType } from '../comments/comments-wire.ts'
import { Count, nullable, SerialId } from '../wire-types.ts'

/** Which section's comments are asked for. */
export const CommentListParams = Type.Object({ sectionType: SectionType, sectionId: SerialId })
export type CommentListParams = Static<typeof CommentListParams>

/** How a place in the list is written. */
export const COMMENTS_CURSOR = '^-?[0-9.]{1,24}(e-[0-9]{1,3})?_[0-9]{1,10}$'

/** After which comment the page begins, and with a `Parent` that its further answers are wanted instead. */
export const CommentListQuery = Type.Object({
  Parent: Type.Optional(SerialId),
  After: Type.Optional(Type.String({ pattern: COMMENTS_CURSOR })),
})
export type CommentListQuery = Static<typeof CommentListQuery>

const shown = {
  CommentId: SerialId,
  FullName: nullable(Type.String()),
  Comment: Type.String(),
  WrittenAt: Type.Integer(),
  IsStaff: Type.Boolean(),
  IsBuyer: Type.Boolean(),
  UpVoteCount: Count,
  DownVoteCount: Count,
}
const AnswerWire = Type.Object(shown)
export type AnswerWire = Static<typeof AnswerWire>
const CommentWire = Type.Object({
  ...shown,
  Rating: nullable(Type.Integer()),
  Pros: nullable(Type.String()),
  Cons: nullable(Type.String()),
  AnswerCount: Count,
  Answers: Type.Array(AnswerWire),
})

/** A page of comments; `Next` names where the following one begins, if there is one. */
export const CommentsWire = Type.Object({ Comments: Type.Array(CommentWire), Next: nullable(Type.String()) })
export type CommentsWire = Static<typeof CommentsWire>
