import { describe, expect, it } from 'vitest'
import { ANSWER_MODAL_CLOSE_AFTER_MS, EMPTY_COMMENT_FORM, stepCommentForm } from './comment-form.ts'

const waiting = stepCommentForm(EMPTY_COMMENT_FORM, 'submitted')

describe('a comment form', () => {
  it('waits once it is submitted', () => {
    expect(waiting).toEqual({ state: 'waiting', notice: null, isCaptchaWrong: false, isCleared: false })
  })

  it('does not send twice', () => {
    expect(stepCommentForm(waiting, 'submitted')).toEqual(waiting)
  })

  it.each(['published', 'awaiting-approval'] as const)('is cleared and says %s', (event) => {
    expect(stepCommentForm(waiting, event)).toEqual({
      state: 'editing',
      notice: event,
      isCaptchaWrong: false,
      isCleared: true,
    })
  })

  it('keeps the text and marks the captcha when it fails', () => {
    expect(stepCommentForm(waiting, 'failed')).toEqual({
      state: 'editing',
      notice: null,
      isCaptchaWrong: true,
      isCleared: false,
    })
  })

  it('is not changed by an answer nobody waits for', () => {
    expect(stepCommentForm(EMPTY_COMMENT_FORM, 'failed')).toEqual(EMPTY_COMMENT_FORM)
  })

  it('of an answer closes its modal after 1 s', () => {
    expect(ANSWER_MODAL_CLOSE_AFTER_MS).toBe(1000)
  })
})
