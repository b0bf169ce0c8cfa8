import type { FileHandle } from 'node:fs/promises'
import type { SentFeedback, SpecialOrder } from '@rasteh/contracts/feedback'
import { FEEDBACK_FORM, SPECIAL_ORDER_FORM } from '@rasteh/form-rules/feedback-forms'
import { checkForm } from '@rasteh/form-rules/form'
import { isEmail } from '@rasteh/form-rules/rules'
import { toIranianMobile } from '@rasteh/persian-text/mobile'
import type { CaptchaForm } from '@rasteh/shop-core/captcha'
import type { FileRefusal } from '@rasteh/shop-core/files'
import { accept, type Outcome, refuse } from '@rasteh/shop-core/outcome'
import { type NewFeedback, saveFeedback } from '@rasteh/shop-store/content/feedback'
import {
  countFailure,
  type FailureLimit,
  hasTooManyFailures,
} from '@rasteh/shop-store/platform/failure-limits'
import type { Pool } from '@rasteh/shop-store/platform/pool'
import type { CaptchaCaller } from '../captchas/captcha-caller.ts'
import type { Captchas } from '../captchas/captchas.ts'
import type { PrivateFiles } from '../private-files/private-files.ts'
import type { FeedbackRefusal } from '../refusals.ts'
import type { Sessions } from '../sessions.ts'
import { feedbackLimits } from './feedback-limits.ts'
import { toShownFileName } from './shown-file-name.ts'

type Deps = { database: Pool; captchas: Captchas; sessions: Sessions; privateFiles: PrivateFiles }
type Sender = Pick<NewFeedback, 'customerId' | 'culture'>
type Admitted = { sender: Sender; limits: FailureLimit[] }
type Attachment = { name: string; file: FileHandle }
/** What came; the route closes the file. */
export type ReceivedFeedback = SentFeedback & { attachment: Attachment | null }
export type Feedback = ReturnType<typeof createFeedback>

/** The field under which the pictures of messages are stored. */
const FILE_FIELD = 'feedback'

/** How much of a special order is shown in the inbox's list. */
const SUBJECT_LENGTH = 80

/** Messages to the shop. A filled honeypot is answered as if the message were saved. */
export function createFeedback({ database, captchas, sessions, privateFiles }: Deps) {
  /** Counts and checks who writes, after the form itself: a form with errors uses up no captcha. */
  async function admit(
    caller: CaptchaCaller,
    form: CaptchaForm,
    captcha: string,
  ): Promise<Outcome<Admitted, FeedbackRefusal>> {
    const customerId = await sessions.findCustomer(caller.claim)
    const limits = feedbackLimits(caller.ip, customerId)
    if (await hasTooManyFailures(database, limits)) return refuse({ kind: 'too-many-messages' })
    const taken = await captchas.take(caller, form, captcha)
    return taken.ok ? accept({ sender: { customerId, culture: caller.culture }, limits }) : taken
  }

  /** The picture is decoded and encrypted first: a bad one stops the message. */
  async function saveAttachment(
    given: Attachment | null,
  ): Promise<Outcome<NewFeedback['attachment'], FileRefusal>> {
    if (!given) return accept(null)
    const saved = await privateFiles.keep({ customerId: null, formFieldId: FILE_FIELD, file: given.file })
    return saved.ok ? accept({ id: saved.value.fileId, name: toShownFileName(given.name) }) : saved
  }

  return {
    async submit(caller: CaptchaCaller, sent: ReceivedFeedback): Promise<Outcome<null, FeedbackRefusal>> {
      if (sent.honeypot) return accept(null)
      const checked = checkForm(FEEDBACK_FORM, { ...sent, attachment: sent.attachment?.name ?? '' })
      if (!checked.ok)
        return refuse({
          kind: checked.refusal.attachment === undefined ? 'form-has-errors' : 'not-a-picture',
        })
      const admitted = await admit(caller, 'feedback', sent.captcha)
      if (!admitted.ok) return admitted
      const attachment = await saveAttachment(sent.attachment)
      if (!attachment.ok) return attachment
      const { name, subject, text } = checked.value
      const contact = String(checked.value.contact ?? '')
      await saveFeedback(database, {
        kind: 'feedback',
        ...admitted.value.sender,
        name: String(name),
        mobile: toIranianMobile(contact) ?? null,
        email: isEmail(contact) ? contact : null,
        subject: String(subject),
        text: String(text),
        attachment: attachment.value,
      })
      await countFailure(database, admitted.value.limits)
      return accept(null)
    },
    /** A wish for something that the shop does not list; it is read beside the feedback. */
    async submitSpecialOrder(
      caller: CaptchaCaller,
      { captcha, honeypot, ...order }: SpecialOrder,
    ): Promise<Outcome<null, FeedbackRefusal>> {
      if (honeypot) return accept(null)
      const checked = checkForm(SPECIAL_ORDER_FORM, order)
      if (!checked.ok) return refuse({ kind: 'form-has-errors' })
      const admitted = await admit(caller, 'site', captcha)
      if (!admitted.ok) return admitted
      const { name, mobile, text } = checked.value
      await saveFeedback(database, {
        kind: 'special-order',
        ...admitted.value.sender,
        name: String(name),
        mobile: toIranianMobile(String(mobile)) ?? null,
        email: null,
        subject: Array.from(String(text)).slice(0, SUBJECT_LENGTH).join(''),
        text: String(text),
        attachment: null,
      })
      await countFailure(database, admitted.value.limits)
      return accept(null)
    },
  }
}
