export {
  COMMENT_MAX,
  CommentCaptchaParams,
  CommentCreatedWire,
  CommentCreateRequest,
  CommentRefusedWire,
  CommentVoteRequest,
  CommentVotesWire,
  CurrentUserVotesWire,
  EMAIL_MAX,
  FULL_NAME_MAX,
  SectionType,
} from './comments/comments-wire.ts'
export {
  type CommentVote,
  type CommentVotes,
  toCommentCreatedWire,
  toCommentVote,
  toCommentVotesWire,
  toCurrentUserVotesWire,
  toWrittenComment,
  type WrittenComment,
} from './comments/to-comments.ts'
