import { commentTexts } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { pointsOf } from '@rasteh/shop-core/ratings'
import { loadOpinion } from '@rasteh/shop-store/reads/comment-opinions'
import type { UIFieldServerProps } from 'payload'
import { isEditor } from '#access/is-editor.ts'
import { readDatabase } from '#database/read-database.ts'
import styles from './opinion.module.css'

/** On a comment's form: the stars and the points that its writer gave; they stay as they were given. */
export async function OpinionField({ id, req }: UIFieldServerProps) {
  if (id === undefined || !isEditor({ req })) return null
  const opinion = await loadOpinion(readDatabase(), Number(id))
  if (!opinion) return null
  const { rating, pros, cons } = opinion
  return (
    <section className={styles.opinion} aria-label={commentTexts.opinion}>
      {rating !== null && (
        <p>
          <span aria-hidden="true">{'★'.repeat(rating)}</span>{' '}
          {commentTexts.stars.replace('{count}', toPersianDigits(String(rating)))}
        </p>
      )}
      <Points title={commentTexts.pros} text={pros} />
      <Points title={commentTexts.cons} text={cons} />
    </section>
  )
}

function Points({ title, text }: { title: string; text: string | null }) {
  const points = pointsOf(text)
  if (points.length === 0) return null
  return (
    <div>
      <strong>{title}</strong>
      <ul className={styles.points}>
        {points.map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and none ever moves
          <li key={index} dir="auto">
            {point}
          </li>
        ))}
      </ul>
    </div>
  )
}
