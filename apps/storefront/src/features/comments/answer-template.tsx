import type { ShownComment } from '@rasteh/shop-store/reads/comments'
import styles from './answer.module.css'

/** How the window finds the template in its page. */
export const ANSWER_TEMPLATE = '[data-answer-template]'

/** What is above the form of an answer: the words that are answered. */
export function AnswerTemplate({ comment }: { comment: ShownComment }) {
  return (
    <div className={styles.quote} data-answer-template="">
      <blockquote dir="auto">{comment.text}</blockquote>
    </div>
  )
}
