import { CAPTCHA_HONEYPOT } from '@rasteh/contracts/captcha'
import { FEEDBACK_PARTS, feedbackSubmitAddress, type SentFeedback } from '@rasteh/contracts/feedback'
import { LABEL_HEADER } from '@rasteh/contracts/headers'
import { type SentMessage, sentMessageOf } from './sent-message.ts'

/** A feedback form as its page has it. */
type Feedback = Omit<SentFeedback, 'lure'> & { honeypot: string }

/** Sends a feedback form with the chosen picture, if there is one; says whether the shop has it, or why not. */
export function sendFeedback(sent: Feedback, attachment: File | null): Promise<SentMessage> {
  const body = new FormData()
  for (const [field, part] of Object.entries(FEEDBACK_PARTS.texts))
    body.set(part, sent[field as keyof typeof FEEDBACK_PARTS.texts])
  body.set(CAPTCHA_HONEYPOT, sent.honeypot)
  // Last, so that the texts are known before the picture is read.
  if (attachment) body.set(FEEDBACK_PARTS.attachment, attachment, attachment.name)
  const headers = { [LABEL_HEADER]: 'feedback' }
  return sentMessageOf(
    fetch(feedbackSubmitAddress, { method: 'POST', headers, body, credentials: 'same-origin' }),
  )
}
