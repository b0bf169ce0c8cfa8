import { answerChannelTexts as texts } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { formatMoment } from '@rasteh/persian-text/jalali'
import { toIranianMobile } from '@rasteh/persian-text/mobile'
import type { AnswerContact } from '@rasteh/shop-store/reads/answer-contacts'
import { FilledText } from './filled-text.tsx'
import screen from './screen.module.css'

/** Says before an answer is written where it goes, and afterwards what became of it. */
export function AnswerMethod({ contact }: { contact: AnswerContact }) {
  const mobile = toIranianMobile(contact.mobile ?? '')
  const to = contact.email ?? (mobile ? toPersianDigits(mobile) : null)
  const { state, notedAt } = contact
  const time = notedAt ? formatMoment(notedAt, 'fa-IR') : ''
  if (!to) return <p className={screen.hint}>{texts.none}</p>
  const next = contact.email ? texts.mail : texts.sms
  return (
    <>
      {state && (
        <p className={state === 'failed' ? screen.refusal : screen.done} role="status">
          <FilledText text={texts[state][contact.channel ?? 'mail']} values={{ to, time }} />
        </p>
      )}
      <p className={screen.hint}>
        <FilledText text={next} values={{ to }} />
      </p>
    </>
  )
}
