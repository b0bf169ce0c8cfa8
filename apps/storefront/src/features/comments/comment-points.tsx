import { pointsOf } from '@rasteh/shop-core/ratings'
import { Icon } from '@rasteh/ui/icon'
import { VisuallyHidden } from '@rasteh/ui/visually-hidden'
import type { PageSay } from '#page/islands/page-settings.tsx'
import styles from './comment-points.module.css'

type CommentPointsProps = { pros: string | null; cons: string | null; say: PageSay }

/** What somebody finds good and what bad, a line each. */
export function CommentPoints({ pros, cons, say }: CommentPointsProps) {
  return (
    <>
      <Points text={pros} icon="plus" title={say('RatingPros')} look={styles.pros} />
      <Points text={cons} icon="minus" title={say('RatingCons')} look={styles.cons} />
    </>
  )
}

type PointsProps = {
  text: string | null
  icon: 'plus' | 'minus'
  title: string
  look: string | undefined
}

function Points({ text, icon, title, look }: PointsProps) {
  const points = pointsOf(text)
  if (points.length === 0) return null
  return (
    <ul className={`${styles.points} ${look}`} aria-label={title}>
      {points.map((point, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and none ever moves
        <li key={index} className={styles.point}>
          <Icon name={icon} />
          {index === 0 && <VisuallyHidden>{title}: </VisuallyHidden>}
          <span dir="auto">{point}</span>
        </li>
      ))}
    </ul>
  )
}
