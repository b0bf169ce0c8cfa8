export {
  ANSWER_MODAL_CLOSE_AFTER_MS,
  type CommentForm,
  type CommentFormEvent,
  EMPTY_COMMENT_FORM,
  stepCommentForm,
} from './comments/comment-form.ts'
export {
  asksCaptcha,
  type CommentAct,
  type CommentRefusal,
  type CommentVisitor,
  checkCommentRight,
} from './comments/comment-rights.ts'
