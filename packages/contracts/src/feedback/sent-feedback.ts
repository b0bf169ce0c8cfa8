import { CAPTCHA_HONEYPOT } from '../captcha/given-captcha.ts'
import { FEEDBACK_ACTION, PATHS } from '../paths.ts'
import type { SpecialOrderRequest } from './feedback-wire.ts'

/** A special order in the shop's own words. */
export type SpecialOrder = {
  readonly name: string
  readonly mobile: string
  readonly text: string
  readonly captcha: string
  /** Filled by programs alone. */
  readonly honeypot: string
}

/** Reads a special order. */
export function toSpecialOrder(wire: SpecialOrderRequest): SpecialOrder {
  const { Name, Mobile, Text, Captcha, [CAPTCHA_HONEYPOT]: honeypot = '' } = wire
  return { name: Name, mobile: Mobile, text: Text, captcha: Captcha, honeypot }
}

/** The names of the parts of a sent feedback form, which are multipart for the picture's sake. */
export const FEEDBACK_PARTS = {
  texts: { name: 'Name', contact: 'Contact', subject: 'Subject', text: 'Text', captcha: 'Captcha' },
  attachment: 'Attachment',
} as const

/** A sent feedback form in the shop's own words; what was not given is an empty text. */
export type SentFeedback = {
  readonly name: string
  readonly contact: string
  readonly subject: string
  readonly text: string
  readonly captcha: string
  readonly honeypot: string
}

/** The address that takes a feedback form. */
export const feedbackSubmitAddress = `${PATHS.feedback}?action=${FEEDBACK_ACTION.submit}`

/** The job that mails the shop's answer to a message; only its number travels. */
export const MAIL_ANSWER_QUEUE = 'mail-feedback-answer'
export type MailAnswer = { feedbackId: number }
