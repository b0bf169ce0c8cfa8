export {
  COMMENT_MAX,
  CommentCaptchaParams,
  CommentCreatedWire,
  CommentCreateRequest,
  CommentRefusedWire,
  CommentVoteRequest,
  CommentVotesWire,
  EMAIL_MAX,
  FULL_NAME_MAX,
  OwnVotesWire,
  SectionType,
} from './comments/comments-wire.ts'
export {
  type CommentVote,
  type CommentVotes,
  toCommentCreatedWire,
  toCommentVote,
  toCommentVotesWire,
  toOwnVotesWire,
  toWrittenComment,
  type WrittenComment,
} from './comments/to-comments.ts'
