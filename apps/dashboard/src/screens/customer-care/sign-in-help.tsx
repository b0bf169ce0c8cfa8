import { customerCareTexts as texts } from '@rasteh/messages/dashboard'
import { formatMoment } from '@rasteh/persian-text/jalali'
import type { CustomerPage } from '@rasteh/shop-store/reads/customer-page'
import screen from '#components/screen.module.css'
import styles from './customer-care.module.css'
import { SendCode } from './send-code.tsx'

type SignInHelpProps = { customerId: number; codes: CustomerPage['codes'] }

/** For somebody who gets no code: what became of the last ones, and another, which staff never see. */
export function SignInHelp({ customerId, codes }: SignInHelpProps) {
  return (
    <section className={screen.card} aria-label={texts.signIn}>
      <h2 className={screen.heading}>{texts.signIn}</h2>
      <p className={screen.hint}>{texts.signInHint}</p>
      <SendCode customerId={customerId} />
      {codes.length > 0 && (
        <>
          <h3 className={styles.subheading}>{texts.lastCodes}</h3>
          <ul className={styles.rows}>
            {codes.map(({ madeAt, delivery, isUsed, byStaff }) => (
              <li key={madeAt} className={styles.row}>
                <span>{isUsed ? texts.used : texts.deliveries[delivery]}</span>
                <span className={styles.soft}>
                  {byStaff && `${texts.byStaff} · `}
                  <bdi>{formatMoment(new Date(madeAt), 'fa-IR')}</bdi>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
