export {
  COMMENTS_CURSOR,
  CommentListParams,
  CommentListQuery,
  CommentsWire,
} from './comment-list/list-wire.ts'
export {
  type CommentsPage,
  formatCommentsCursor,
  type ListedAnswer,
  type ListedComment,
  parseCommentsCursor,
  toCommentsPage,
  toCommentsWire,
} from './comment-list/to-list.ts'
