/** How long after a sent answer its modal closes. */
export const ANSWER_MODAL_CLOSE_AFTER_MS = 1000

/** A comment form: what it is doing, what it says, and whether its captcha is marked wrong. */
export type CommentForm = {
  readonly state: 'editing' | 'waiting'
  readonly notice: 'published' | 'awaiting-approval' | null
  readonly isCaptchaWrong: boolean
  /** True only in the step that empties the fields. */
  readonly isCleared: boolean
}

/** What can happen to a comment form. */
export type CommentFormEvent = 'submitted' | 'published' | 'awaiting-approval' | 'failed'

/** A comment form as the page opens it. */
export const EMPTY_COMMENT_FORM: CommentForm = {
  state: 'editing',
  notice: null,
  isCaptchaWrong: false,
  isCleared: true,
}

/** What becomes of the form: it waits, then is cleared and says what became of the comment; a failure keeps the text. */
export function stepCommentForm(form: CommentForm, event: CommentFormEvent): CommentForm {
  if (form.state === 'editing') return event === 'submitted' ? WAITING : form
  return AFTER_WAITING[event]
}

const WAITING: CommentForm = { state: 'waiting', notice: null, isCaptchaWrong: false, isCleared: false }

const AFTER_WAITING: Readonly<Record<CommentFormEvent, CommentForm>> = {
  // Sent twice by a double click: still waiting for the first.
  submitted: WAITING,
  published: { ...EMPTY_COMMENT_FORM, notice: 'published' },
  'awaiting-approval': { ...EMPTY_COMMENT_FORM, notice: 'awaiting-approval' },
  failed: { state: 'editing', notice: null, isCaptchaWrong: true, isCleared: false },
}
