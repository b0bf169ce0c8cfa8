import { captchaAddress, commentCaptchaAddress } from '@rasteh/contracts/captcha'
import { ADDED_PATHS, fillPath, PATHS } from '@rasteh/contracts/paths'
import type { CaptchaForm } from '@rasteh/shop-core/captcha'

/** Which form asks, and for comments the section that they are under; 0 is none. */
export type CaptchaPlace = { readonly form: CaptchaForm; readonly sectionId?: number }

/** The URL of a picture for this form that no browser has yet. */
export function pictureUrl({ form, sectionId = 0 }: CaptchaPlace, random: number): string {
  if (form === 'comment') return commentCaptchaAddress(fillPath(PATHS.commentCaptcha, { sectionId }), random)
  return captchaAddress(form === 'feedback' ? PATHS.feedback : PATHS.captcha, random)
}

/** The URL of a spoken challenge for this form that no browser has yet. */
export function spokenUrl({ form }: CaptchaPlace, random: number): string {
  return commentCaptchaAddress(fillPath(ADDED_PATHS.captchaSpoken, { form }), random)
}
