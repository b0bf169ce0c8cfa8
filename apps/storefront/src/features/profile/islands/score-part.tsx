'use client'

import type { CustomerScore } from '@rasteh/contracts/score'
import { toCultureDigits } from '@rasteh/persian-text/digits'
import { formatDate } from '@rasteh/persian-text/jalali'
import { formatAmount, formatMoney } from '@rasteh/persian-text/money'
import { EmptyState } from '@rasteh/ui/empty-state'
import { Skeleton } from '@rasteh/ui/skeleton'
import { island } from '#island'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import { CurrentUserPart } from '../current-user-part.tsx'
import { currentUserScore } from '../current-user-profile.ts'
import styles from './score.module.css'

/** The customer's score, what it is worth, and how it came about. */
export function ScorePart() {
  return (
    <CurrentUserPart store={currentUserScore} skeleton={<ScoreSkeleton />}>
      {(score) => (
        <div className={styles.score}>
          <ScoreBalance score={score} />
          <ScoreHistory moves={score.moves} />
        </div>
      )}
    </CurrentUserPart>
  )
}

/** The sum of the ledger, and the money that it is worth in a basket. */
export function ScoreBalance({ score }: { score: CustomerScore }) {
  const { say, money } = usePageSettings()
  const worth = score.points * score.priceRial
  return (
    <div className={styles.balance}>
      <p className={styles.caption}>{say('ScoreBalance')}</p>
      <p className={styles.points}>{say('ScorePoints', { count: score.points })}</p>
      {worth > 0 && (
        <p className={styles.worth}>{say('ScoreWorth', { amount: formatMoney(worth, money) })}</p>
      )}
    </div>
  )
}

function ScoreHistory({ moves }: { moves: CustomerScore['moves'] }) {
  const { say, money } = usePageSettings()
  if (moves.length === 0)
    return <EmptyState icon="star" title={say('ScoreNone')} hint={say('ScoreNoneHint')} />
  return (
    <section className={styles.history} aria-label={say('ScoreHistory')}>
      <h2 className={styles.heading}>{say('ScoreHistory')}</h2>
      <ul className={styles.moves}>
        {moves.map(({ id, points, reason, orderNumber, madeAt }) => (
          <li key={id} className={styles.move}>
            <span className={styles.reason}>
              <span dir="auto">{reason}</span>
              {orderNumber !== null && (
                <small>
                  {say('ScoreOrder', { number: toCultureDigits(String(orderNumber), money.culture) })}
                </small>
              )}
            </span>
            <time className={styles.date} dateTime={madeAt.toISOString()}>
              {formatDate(madeAt, money.culture)}
            </time>
            <bdi className={points > 0 ? styles.gained : styles.spent}>
              {points > 0 ? '+' : '−'}
              {formatAmount(Math.abs(points), money.culture)}
            </bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ScoreSkeleton() {
  return (
    <div className={styles.score}>
      <div className={styles.balance}>
        <Skeleton />
        <Skeleton shape="heading" />
      </div>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </div>
  )
}

export default island('profile/score-part', ScorePart, 'load')
