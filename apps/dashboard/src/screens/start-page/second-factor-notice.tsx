import { secondFactorDutyTexts as texts } from '@rasteh/messages/dashboard'
import { formatAmount } from '@rasteh/persian-text/money'
import type { PayloadRequest } from 'payload'
import { FilledText } from '#components/filled-text.tsx'
import screen from '#components/screen.module.css'
import { loadSecondFactor } from '#screens/second-factor/public.ts'
import styles from './second-factor-notice.module.css'

/** Tells an owner or manager without a second factor how long they may still work without one, and leads there. */
export async function DutyNotice({ req }: { req: PayloadRequest }) {
  if (!req.user) return null
  const { duty } = await loadSecondFactor(req.payload, Number(req.user.id))
  if (duty.kind !== 'grace') return null
  return (
    <section className={styles.notice} aria-label={texts.title}>
      <div className={styles.noticeText}>
        <strong>{texts.title}</strong>
        <p>
          {duty.daysLeft === 1 ? (
            texts.lastDay
          ) : (
            <FilledText text={texts.daysLeft} values={{ days: formatAmount(duty.daysLeft, 'fa-IR') }} />
          )}
        </p>
      </div>
      <a className={screen.linkButton} href="/dashboard/account#second-factor">
        {texts.setUp}
      </a>
    </section>
  )
}
