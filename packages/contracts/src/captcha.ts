import { type Static, Type } from 'typebox'
import { FEEDBACK_ACTION } from './paths.ts'

/** The query of both captcha handlers; `rnd` only keeps browsers from showing an old picture. */
export const CaptchaQuery = Type.Object({
  action: Type.Literal(FEEDBACK_ACTION.captcha),
  rnd: Type.Optional(Type.String({ maxLength: 64 })),
})
export type CaptchaQuery = Static<typeof CaptchaQuery>

/** The query of a comment's captcha. */
export const CommentCaptchaQuery = Type.Object({ rnd: Type.Optional(Type.String({ maxLength: 64 })) })
export type CommentCaptchaQuery = Static<typeof CommentCaptchaQuery>

/** The address of a captcha picture that no browser has yet; the chance is passed in. */
export function captchaAddress(path: string, random: number): string {
  return `${path}?action=${FEEDBACK_ACTION.captcha}&rnd=${random}`
}

/** The address of a comment's captcha picture that no browser has yet. */
export function commentCaptchaAddress(path: string, random: number): string {
  return `${path}?rnd=${random}`
}
