import { customerCareTexts as texts } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { formatMoment } from '@rasteh/persian-text/jalali'
import { formatAmount } from '@rasteh/persian-text/money'
import type { CustomerPage } from '@rasteh/shop-store/reads/customer-page'
import { FilledText } from '#components/filled-text.tsx'
import screen from '#components/screen.module.css'
import styles from './customer-care.module.css'
import { ScoreCorrection } from './score-correction.tsx'

type Move = CustomerPage['scoreMoves'][number]

/** The ledger of a score, and its correction by hand. */
export function ScoreLedger({ customer }: { customer: CustomerPage }) {
  const { id, score, scoreMoves } = customer
  return (
    <section className={screen.card} aria-label={texts.score}>
      <h2 className={screen.heading}>{texts.score}</h2>
      <p>
        {texts.scoreNow}: <strong className={styles.total}>{formatAmount(score, 'fa-IR')}</strong>
      </p>
      <ScoreCorrection customerId={id} />
      {scoreMoves.length === 0 && <p className={screen.hint}>{texts.scoreNone}</p>}
      <ul className={styles.rows}>
        {scoreMoves.map((move) => (
          <li key={`${move.madeAt} ${move.points}`} className={styles.row}>
            <span>
              <bdi className={move.points > 0 ? styles.plus : styles.minus} dir="ltr">
                {move.points > 0 ? '+' : '−'}
                {formatAmount(Math.abs(move.points), 'fa-IR')}
              </bdi>{' '}
              <bdi>{reasonOf(move)}</bdi>
            </span>
            <span className={styles.soft}>
              {move.orderNumber !== null && (
                <>
                  <FilledText
                    text={texts.byOrder}
                    values={{ number: toPersianDigits(String(move.orderNumber)) }}
                  />
                  {' · '}
                </>
              )}
              {move.staffName && (
                <>
                  <bdi>{move.staffName}</bdi>
                  {' · '}
                </>
              )}
              <bdi>{formatMoment(new Date(move.madeAt), 'fa-IR')}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What orders do to a score is written in the ledger by a word for programs; what people do, in their own. */
function reasonOf({ reason, orderNumber }: Move): string {
  if (orderNumber === null) return reason
  if (reason === 'order paid') return texts.earned
  return reason === 'order' ? texts.spentScore : texts.givenBack
}
